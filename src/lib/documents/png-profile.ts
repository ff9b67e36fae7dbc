import { cleanProfile } from './icc.ts'
import { deflated, inflated } from './zlib.ts'

/** A name must stand in front of the profile, ended by a zero, and the way of its compression: `ICC`, which says nothing. */
const FRONT = [0x49, 0x43, 0x43, 0, 0] as const
const LONGEST_NAME = 79
/** Profiles of printers, the largest there are, are 2 to 3 MB. */
const MOST_BYTES = 8 * 1024 * 1024

/** The content of an `iCCP` chunk with only what colours are computed from; `undefined` when it holds no profile. */
export async function cleanProfileChunk(content: Uint8Array): Promise<Uint8Array | undefined> {
  const end = content.indexOf(0)
  if (end < 1 || end > LONGEST_NAME || content[end + 1] !== 0) return undefined
  const profile = await profileIn(content.subarray(end + 2))
  const clean = profile && cleanProfile(profile)
  if (!clean) return undefined
  const compressed = await deflated(clean)
  const fresh = new Uint8Array(FRONT.length + compressed.length)
  fresh.set(FRONT)
  fresh.set(compressed, FRONT.length)
  return fresh
}

async function profileIn(compressed: Uint8Array): Promise<Uint8Array | undefined> {
  const bytes: Uint8Array[] = []
  let length = 0
  try {
    for await (const buffer of inflated([compressed])) {
      length += buffer.length
      if (length > MOST_BYTES) return undefined
      bytes.push(buffer)
    }
  } catch {
    return undefined
  }
  return new Uint8Array(await new Blob(bytes as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}
