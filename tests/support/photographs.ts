import ExifReader from 'exifreader'
import jpeg from 'jpeg-js'
import libheif from 'libheif-js/wasm-bundle.js'
import { readFile } from 'node:fs/promises'
import { PNG } from 'pngjs'

export type Bytes = Uint8Array<ArrayBuffer>

/** Photographs with a place, an owner and a camera in them (tests/fixtures/photographs). */
export const PHOTOGRAPHS = ['photo.jpg', 'progressive.jpg', 'photo.png', 'photo.heic'] as const
export type Photograph = (typeof PHOTOGRAPHS)[number]

/** Personal data in them, as bytes. */
export const PERSONAL = ['AlexMorgan', 'CAM-4711', 'Meridian']

export async function photograph(name: Photograph): Promise<Bytes> {
  return new Uint8Array(await readFile(`tests/fixtures/photographs/${name}`))
}

/** Returns the metadata that another program reads from a picture. */
export function tagsOf(bytes: Bytes): Record<string, unknown> {
  const tags: Record<string, { value: unknown }> = { ...ExifReader.load(bytes.buffer) }
  return Object.fromEntries(Object.entries(tags).map(([name, tag]) => [name, tag.value]))
}

/** Returns the pixels that another program shows. Throws when it cannot open the file. */
export async function pixelsOf(bytes: Bytes): Promise<Uint8Array> {
  if (bytes[0] === 0xff) return jpeg.decode(bytes, { useTArray: true, tolerantDecoding: false }).data
  if (bytes[0] === 0x89) return PNG.sync.read(Buffer.from(bytes)).data
  const [image] = new libheif.HeifDecoder().decode(bytes)
  if (!image) throw new Error('libheif finds no picture')
  const [width, height] = [image.get_width(), image.get_height()]
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const shown = await new Promise<typeof target | null>((resolve) => image.display(target, resolve))
  if (!shown) throw new Error('libheif cannot show the picture')
  return new Uint8Array(shown.data)
}

/** Returns whether a file contains a text. */
export function holds(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes).includes(text)
}

/** Buffers as one file; texts are taken as one byte for each character. */
export function joined(...buffers: (Uint8Array | string)[]): Bytes {
  return new Uint8Array(
    Buffer.concat(buffers.map((buffer) => (typeof buffer === 'string' ? Buffer.from(buffer, 'latin1') : buffer))),
  )
}
