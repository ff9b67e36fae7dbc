import { textAt } from './kind.ts'

/** Fixed part of a profile (ICC.1:2022, 7.2), and the number of its tags. */
const HEADER_BYTES = 128
const ENTRY_BYTES = 12
const MOST_TAGS = 100

/** Tags that colours are computed from. */
const COLOURS = new Set(
  (
    'A2B0 A2B1 A2B2 A2B3 B2A0 B2A1 B2A2 B2A3 D2B0 D2B1 D2B2 D2B3 B2D0 B2D1 B2D2 B2D3 rXYZ gXYZ bXYZ wtpt bkpt rTRC gTRC ' +
    'bTRC kTRC chad cicp gamt lumi'
  ).split(' '),
)
/** Texts that every profile must have: they stay, and say nothing. */
const TEXTS = new Set(['desc', 'cprt'])

/** Header fields that say nothing about colours: creator, date, device, and the profile's digest. */
const TELLING = [
  [4, 8],
  [24, 36],
  [40, 64],
  [80, HEADER_BYTES],
] as const

type Tag = { entry: Uint8Array; name: string; from: number; to: number }

/**
 * A colour profile (ICC.1:2022) of the same length in which everything is blank that colours are not computed from:
 * description, copyright, dates, makers, calibration. A profile of a screen often names the device and its owner.
 * `undefined` when it is none, or points outside of itself.
 */
export function cleanProfile(profile: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const tags = tagsOf(profile)
  if (!tags) return undefined
  const clean = new Uint8Array(profile.length)
  clean.set(profile.subarray(0, HEADER_BYTES))
  for (const [from, to] of TELLING) clean.fill(0, from, to)
  const kept = tags.filter(
    ({ name, from, to }) => TEXTS.has(name) || (COLOURS.has(name) && isColour(profile, from, to)),
  )
  new DataView(clean.buffer).setUint32(HEADER_BYTES, kept.length)
  kept.forEach(({ entry }, index) => clean.set(entry, HEADER_BYTES + 4 + index * ENTRY_BYTES))
  for (const { from, to } of kept) clean.set(emptyText(profile.subarray(from, to)), from)
  // Last, as texts may claim to be where colours are.
  for (const { from, to } of kept.filter(({ name }) => COLOURS.has(name))) clean.set(profile.subarray(from, to), from)
  return clean
}

/** Its tags, in order; `undefined` when it is no profile. */
function tagsOf(profile: Uint8Array): Tag[] | undefined {
  if (profile.length < HEADER_BYTES + 4 || textAt(profile, 36, 4) !== 'acsp') return undefined
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  const size = view.getUint32(0)
  const count = view.getUint32(HEADER_BYTES)
  const table = HEADER_BYTES + 4 + count * ENTRY_BYTES
  if (size > profile.length || count > MOST_TAGS || table > size) return undefined
  const tags = Array.from({ length: count }, (_, index) => {
    const at = HEADER_BYTES + 4 + index * ENTRY_BYTES
    const from = view.getUint32(at + 4)
    return {
      entry: profile.subarray(at, at + ENTRY_BYTES),
      name: textAt(profile, at, 4),
      from,
      to: from + view.getUint32(at + 8),
    }
  })
  return tags.every(({ from, to }) => from >= table && to <= size) ? tags : undefined
}

/** Returns whether a tag holds numbers that colours are computed from, and nothing behind them. */
function isColour(profile: Uint8Array, from: number, to: number): boolean {
  const length = to - from
  if (length < 12) return false
  const view = new DataView(profile.buffer, profile.byteOffset + from, length)
  switch (textAt(profile, from, 4)) {
    case 'XYZ ':
      return length === 20
    case 'sf32':
      return length === 44
    case 'cicp':
      return length === 12
    case 'curv':
      return length === 12 + 2 * view.getUint32(8)
    case 'para':
      return length === 12 + 4 * ([1, 3, 4, 5, 7][view.getUint16(8)] ?? Number.NaN)
    case 'mft1':
    case 'mft2':
    case 'mAB ':
    case 'mBA ':
    case 'mpet':
      return true
  }
  return false
}

/** A text of the same type and length that says nothing: `text`, `desc` (ICC.1:2001, 6.5.17) or `mluc`. */
function emptyText(tag: Uint8Array): Uint8Array {
  const empty = new Uint8Array(tag.length)
  const type = textAt(tag, 0, 4)
  if (!['text', 'desc', 'mluc'].includes(type) || tag.length < 16) return empty
  empty.set(tag.subarray(0, 4))
  const view = new DataView(empty.buffer)
  // One character, the end of the text; or no text, in records of twelve bytes.
  if (type === 'desc') view.setUint32(8, 1)
  if (type === 'mluc') view.setUint32(12, 12)
  return empty
}
