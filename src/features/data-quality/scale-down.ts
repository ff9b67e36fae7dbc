/** The longest edges to try, in pixels. A document is still legible at the smallest. */
const EDGES = [4000, 3000, 2000]
const QUALITY = 0.9

/** A color that a canvas must return as it was drawn. */
const KNOWN = [51, 102, 153, 255]

/**
 * Scales a photo down until its JPEG fits, without metadata. Returns `altered` if the browser changes canvas data, as
 * privacy modes do, and undefined if the photo is unreadable or still too large.
 */
export async function scaleDown(photo: Blob, maxBytes: number): Promise<Blob | 'altered' | undefined> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  if (isAltered()) return 'altered'
  for (const edge of EDGES) {
    const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
    const { canvas, context } = createCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale), 'white')
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    if (jpeg && jpeg.size <= maxBytes) return jpeg
  }
  return undefined
}

function isAltered(): boolean {
  const { context } = createCanvas(1, 1, `rgb(${KNOWN.slice(0, 3).join(' ')})`)
  const pixel = context?.getImageData(0, 0, 1, 1).data
  return !pixel || KNOWN.some((value, index) => pixel[index] !== value)
}

function createCanvas(width: number, height: number, background: string) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = background
    context.fillRect(0, 0, width, height)
  }
  return { canvas, context }
}
