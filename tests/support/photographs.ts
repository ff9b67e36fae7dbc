import ExifReader from 'exifreader'
import jpeg from 'jpeg-js'
import { readFile } from 'node:fs/promises'
import { PNG } from 'pngjs'

export type Bytes = Uint8Array<ArrayBuffer>

/** Photographs with location, owner and camera in their metadata. */
export const PHOTOGRAPHS = ['photo.jpg', 'progressive.jpg', 'photo.png'] as const
export type Photograph = (typeof PHOTOGRAPHS)[number] | 'photo.heic'

/** Personal data in the photographs. */
export const PERSONAL = ['AlexMorgan', 'CAM-4711', 'Meridian']

export async function photograph(name: Photograph): Promise<Bytes> {
  return new Uint8Array(await readFile(`tests/fixtures/photographs/${name}`))
}

/** Returns the metadata of an image. */
export function tagsOf(bytes: Bytes): Record<string, unknown> {
  const tags: Record<string, { value: unknown }> = { ...ExifReader.load(bytes.buffer) }
  return Object.fromEntries(Object.entries(tags).map(([name, tag]) => [name, tag.value]))
}

/** Returns the pixels of an image. Throws when it cannot be decoded. */
export async function pixelsOf(bytes: Bytes): Promise<Uint8Array> {
  if (bytes[0] === 0xff) return jpeg.decode(bytes, { useTArray: true, tolerantDecoding: false }).data
  if (bytes[0] === 0x89) return PNG.sync.read(Buffer.from(bytes)).data
  throw new Error('Not a JPEG or PNG')
}

/** Returns the stored size of a JPEG, in pixels. */
export function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  const { width, height } = jpeg.decode(bytes, { useTArray: true })
  return { width, height }
}

/** Returns whether a file contains a string. */
export function holds(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes).includes(text)
}

/** Concatenates buffers and Latin-1 strings. */
export function concat(...buffers: (Uint8Array | string)[]): Bytes {
  return new Uint8Array(
    Buffer.concat(buffers.map((buffer) => (typeof buffer === 'string' ? Buffer.from(buffer, 'latin1') : buffer))),
  )
}
