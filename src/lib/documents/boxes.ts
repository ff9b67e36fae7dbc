import { textAt } from './kind.ts'
import { Unreadable } from './unreadable.ts'

/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2): where it begins, where its content does, where it ends. */
export type Box = { type: string; start: number; content: number; end: number }

/** A part of a file, from its first byte to the one behind its last. */
export type Range = { from: number; to: number }

/**
 * The boxes in a part of a file, in order, without gaps.
 * @throws Unreadable when one reaches beyond that part, RangeError when the file ends within its head
 */
export function boxesIn(bytes: Uint8Array, { from, to }: Range): Box[] {
  const boxes: Box[] = []
  for (let start = from; start < to;) {
    const box = boxAt(bytes, start)
    if (box.end < box.content || box.end > to) throw new Unreadable('a box is cut off')
    boxes.push(box)
    start = box.end
  }
  return boxes
}

function boxAt(bytes: Uint8Array, start: number): Box {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = view.getUint32(start)
  const type = textAt(bytes, start + 4, 4)
  // 1: the size needs 64 bits; 0: it goes on to the end of the file.
  const isLarge = size === 1
  const content = start + (isLarge ? 16 : 8)
  const end = start + (isLarge ? Number(view.getBigUint64(start + 8)) : size === 0 ? bytes.length - start : size)
  return { type, start, content, end }
}

/** Reads whole numbers from a box one after the other; never beyond its end. */
export function readNumbers(bytes: Uint8Array, { content, end }: Pick<Box, 'content' | 'end'>) {
  let at = content
  const next = (size: number): number => {
    if (at + size > end) throw new Unreadable('a box is too short')
    let value = 0
    for (let index = 0; index < size; index += 1) value = value * 256 + (bytes[at + index] ?? 0)
    at += size
    return value
  }
  return {
    /** The next number of that many bytes. */
    next,
    /** Version of a full box; its flags are skipped. */
    version: () => {
      const version = next(1)
      next(3)
      return version
    },
    position: () => at,
  }
}
