import { createHash } from 'node:crypto'
import type { components } from '#api/generated/sandbox.d.ts'
import type { Tables } from './tables.ts'

type Upload = components['schemas']['Upload']

/** Accepted documents; only the latest ones with their bytes. */
export interface Uploads {
  add: (upload: Omit<Upload, 'upload_id' | 'size' | 'sha256'>, bytes: Uint8Array<ArrayBuffer>) => void
  /** Oldest first. */
  list: () => Upload[]
  /** The bytes of a document, while they are stored. */
  content: (uploadId: string) => Uint8Array<ArrayBuffer> | undefined
  drop: () => void
}

/** How many documents are stored with their bytes: at most 160 MiB in total. */
const MAX_STORED = 16

export function createUploads(tables: Tables): Uploads {
  const all = tables.open<Upload>('uploads')
  const held = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    add(upload, bytes) {
      const id = `u-${all.size() + 1}`
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      all.set(id, { upload_id: id, ...upload, size: bytes.length, sha256 })
      held.set(id, bytes)
      const [oldest] = held.keys()
      if (held.size > MAX_STORED && oldest !== undefined) held.delete(oldest)
    },
    list: all.values,
    content: (uploadId) => held.get(uploadId),
    drop: () => held.clear(),
  }
}
