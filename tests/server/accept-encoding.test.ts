import { expect, test } from 'vitest'
import { pickEncoding, type Encoding } from '#server/accept-encoding.ts'

const BOTH: readonly Encoding[] = ['br', 'gzip']

test.each<[header: string | undefined, kept: readonly Encoding[], picked: Encoding | undefined]>([
  [undefined, BOTH, undefined],
  ['', BOTH, undefined],
  ['gzip, deflate, br, zstd', BOTH, 'br'],
  ['gzip, deflate', BOTH, 'gzip'],
  ['br', ['gzip'], undefined],
  ['br;q=0.5, gzip;q=0.8', BOTH, 'gzip'],
  ['br;q=0, gzip;q=0', BOTH, undefined],
  ['br;q=0, *', BOTH, 'gzip'],
  ['*', BOTH, 'br'],
  ['*;q=0', BOTH, undefined],
  ['identity, gzip;q=0.5', BOTH, undefined],
  ['GZIP ; Q=1.0', BOTH, 'gzip'],
  ['x-gzip', BOTH, 'gzip'],
  ['br;q=nonsense, gzip', BOTH, 'gzip'],
  ['brotli', BOTH, undefined],
])('%j with %j kept picks %j', (header, kept, picked) => {
  expect(pickEncoding(header, (each) => kept.includes(each))).toBe(picked)
})
