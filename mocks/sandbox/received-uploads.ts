import { createHash } from 'node:crypto'
import type { components } from '#api/generated/sandbox.d.ts'
import type { Tables } from './tables.ts'

type Upload = components['schemas']['Upload']

/** Accepted documents; bytes are stored only for the latest documents. */
export interface Uploads {
  add: (upload: Omit<Upload, 'upload_id' | 'size' | 'sha256'>, bytes: Uint8Array<ArrayBuffer>) => void
  /** Oldest first. */
  list: () => Upload[]
  /** The bytes of a document, while they are stored. */
  content: (uploadId: string) => Uint8Array<ArrayBuffer> | undefined
  dropBytes: () => void
}

/** How many documents are stored with their bytes, which are at most 160 MiB in total. */
const MAX_STORED = 16

export function createUploads(tables: Tables): Uploads {
  const all = tables.open<Upload>('uploads')
  const storedBytes = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    add(upload, bytes) {
      const id = `u-${all.size() + 1}`
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      all.set(id, { upload_id: id, ...upload, size: bytes.length, sha256 })
      storedBytes.set(id, bytes)
      const [oldest] = storedBytes.keys()
      if (storedBytes.size > MAX_STORED && oldest !== undefined) storedBytes.delete(oldest)
    },
    list: all.values,
    content: (uploadId) => storedBytes.get(uploadId),
    dropBytes: () => storedBytes.clear(),
  }
}
