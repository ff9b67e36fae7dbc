import { isApplicationData, keptOf } from './jpeg-application-data.ts'
import { partsOf } from './jpeg-parts.ts'
import { isFrame, isSound } from './jpeg-segments.ts'
import { Unreadable } from './unreadable.ts'

const START = Uint8Array.of(0xff, 0xd8)
const END = Uint8Array.of(0xff, 0xd9)
const START_OF_SCAN = 0xda

/**
 * Returns the buffers of a JPEG file (ITU-T T.81, annex B) without what a camera or a program wrote about the picture: Exif, XMP,
 * IPTC, comments, previews, and whatever follows the picture, such as a second one or a film. The compressed picture and its
 * tables stay byte for byte, and so does which way up it is; of its colour profile, what colours are computed from.
 *
 * @throws Unreadable when it is cut off or not built as the format says
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array[] {
  const parts = [...partsOf(bytes)]
  const picture = parts.filter((part) => !isApplicationData(part))
  if (!picture.every(({ marker, content }) => isSound(marker, content))) throw new Unreadable('unknown segment')
  const frame = picture.findIndex(({ marker }) => isFrame(marker))
  if (frame < 0 || !picture.slice(frame).some(({ marker }) => marker === START_OF_SCAN))
    throw new Unreadable('no picture')
  const kept = keptOf(parts)
  const buffers = parts.flatMap((part) => {
    if (isApplicationData(part)) return kept.get(part) ?? []
    return [part.segment, part.scan]
  })
  return [START, ...buffers, END]
}
