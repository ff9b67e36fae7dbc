import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDate } from './dates.ts'

const MOMENT = new Date('2026-12-04T13:00:00.000Z')

beforeEach(() => vi.stubEnv('TZ', 'Asia/Kathmandu'))
afterEach(() => vi.unstubAllEnvs())

describe('readDate', () => {
  it.each([
    ['tenths of a second', '2026-12-04T13:00:00.0Z'],
    ['an offset without a colon', '2026-12-04T18:30:00+0530'],
    ['an offset in hours only', '2026-12-04T08:00:00-05'],
    ['the format of databases', '2026-12-04 13:00:00.000000+00'],
    ['no zone, which means UTC', '2026-12-04 13:00:00'],
    ['spaces around and before an offset', ' 2026-12-04 14:00:00 +0100 '],
    ['lower case', '2026-12-04t13:00:00z'],
    ['no seconds', '2026-12-04T13:00'],
    ['epoch seconds as digits', ' 1796389200 '],
    ['epoch milliseconds', 1796389200000],
  ])('reads %s', (_form, value) => {
    expect(readDate(value)).toEqual(MOMENT)
  })

  it.each<[string, unknown[]]>([
    ['an unusable value', [null, undefined, '', {}, Number.NaN, 100_000_000_000]], // The last one is in 1973.
    ['a placeholder', [0, -1, 1, '0', '-1', '0001-01-01T00:00:00Z', '1984-12-31T23:59:59Z']],
    ['a date within other text', ['soon', '1796389200.', 'from 2026-12-04', '2026-12-04 at noon']],
    ['an impossible moment', ['2026-12-04T13:00:00+1', '2026-13-45T00:00:00Z']],
  ])('treats %s as absent', (_what, values) => {
    expect(values.filter((value) => readDate(value) !== undefined)).toEqual([])
  })

  it('reads a date without a time, and fractions of a second', () => {
    expect(readDate('2026-12-04')).toEqual(new Date('2026-12-04T00:00:00Z'))
    expect(readDate('2026-12-04T13:00:00.25Z')).toEqual(new Date(MOMENT.getTime() + 250))
    expect(readDate('1796389200.25')).toEqual(new Date(MOMENT.getTime() + 250))
    expect(readDate('1985-01-01')).toEqual(new Date('1985-01-01T00:00:00Z'))
  })

  it('reads every second since 1985 as epoch seconds and as ISO 8601', () => {
    fc.assert(
      fc.property(fc.integer({ min: 473_385_600, max: 4_000_000_000 }), (seconds) => {
        const date = new Date(seconds * 1000)
        expect(readDate(seconds)).toEqual(date)
        expect(readDate(date.toISOString())).toEqual(date)
      }),
    )
  })
})
