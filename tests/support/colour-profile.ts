import { joined, type Bytes } from './photographs.ts'

const u32 = (...values: number[]) =>
  joined(...values.map((value) => Uint8Array.of(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255)))

const xyz = (...values: number[]) => joined('XYZ \0\0\0\0', u32(...values.map((value) => Math.round(value * 65536))))

/** The colours of sRGB, as every program writes them. */
const COLOURS: [string, Bytes][] = [
  ['wtpt', xyz(0.9642, 1, 0.8249)],
  ['rXYZ', xyz(0.4361, 0.2225, 0.0139)],
  ['gXYZ', xyz(0.3851, 0.7169, 0.0971)],
  ['bXYZ', xyz(0.1431, 0.0606, 0.7141)],
  ['rTRC', joined('curv\0\0\0\0', u32(1), '\x02\x33')],
  ['gTRC', joined('curv\0\0\0\0', u32(1), '\x02\x33')],
  ['bTRC', joined('curv\0\0\0\0', u32(1), '\x02\x33')],
]

/**
 * A colour profile as a calibrated screen has one: it computes colours, and says in its description, copyright, header and
 * in tags of its own whose screen it is. Without a secret it says nothing, and is as cleaning leaves it.
 */
export function colourProfile(secret?: string): Bytes {
  const tags: [string, Bytes][] = [
    ['desc', secret ? joined('desc\0\0\0\0', u32(secret.length + 1), secret, '\0'.repeat(79)) : emptyDesc()],
    ['cprt', secret ? joined('text\0\0\0\0', secret, '\0\0\0\0') : joined('text', '\0'.repeat(16))],
    ...COLOURS,
    ...(secret
      ? ([
          [
            'dmnd',
            joined('mluc\0\0\0\0', u32(1, 12), 'enUS', u32(secret.length * 2, 28), [...secret].join('\0'), '\0'),
          ],
          ['meta', joined('dict\0\0\0\0', secret, '\0\0\0')],
          ['lumi', joined('XYZ \0\0\0\0', secret)],
        ] satisfies [string, Bytes][])
      : []),
  ]
  const table = 128 + 4 + 12 * tags.length
  let at = table
  const entries = tags.map(([name, data]) => {
    const entry = joined(name, u32(at, data.length))
    at += data.length
    return entry
  })
  const body = joined(u32(tags.length), ...entries, ...tags.map(([, data]) => data))
  const header = joined(u32(128 + body.length), '\0\0\0\0\x04\x20\0\0mntrRGB XYZ ', '\0'.repeat(12), 'acsp')
  const rest = joined('\0'.repeat(28), xyz(0.9642, 1, 0.8249).subarray(8), (secret ?? '').slice(0, 4).padEnd(48, '\0'))
  return joined(header, rest, body)
}

function emptyDesc(): Bytes {
  return joined('desc\0\0\0\0', u32(1), '\0'.repeat(80))
}

/** The data of a tag of a profile. */
export function dataOf(profile: Uint8Array, name: string): Uint8Array {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  for (let at = 132; at < 132 + 12 * view.getUint32(128); at += 12) {
    if (Buffer.from(profile.subarray(at, at + 4)).toString('latin1') !== name) continue
    return profile.slice(view.getUint32(at + 4), view.getUint32(at + 4) + view.getUint32(at + 8))
  }
  throw new Error(`The profile has no ${name}`)
}
