import { readFileName } from '#lib/file-name.ts'
import { ApiError, referenceOf } from './errors.ts'
import { errorOfSilence } from './transport.ts'

/** How far a file has come, in bytes; the whole is not always known. */
export type FileProgress = { received: number; total: number | undefined }
export type ReceivedFile = { name: string; content: Blob }

/**
 * Takes in a file that is on its way, and says after every piece how far it has come. Throws `ApiError` when it breaks
 * off (`network`), is cancelled (`aborted`) or turns out to be empty (`unreadable`): half a file is none.
 */
export async function receiveFile(
  response: Response,
  onProgress: (progress: FileProgress) => void = () => undefined,
): Promise<ReceivedFile> {
  const total = lengthOf(response)
  const pieces: Array<Uint8Array<ArrayBuffer>> = []
  let received = 0
  try {
    for await (const piece of piecesOf(response)) {
      pieces.push(piece)
      received += piece.length
      onProgress({ received, total })
    }
  } catch (cause) {
    throw errorOfSilence(cause)
  }
  if (total !== undefined && received < total) throw new ApiError('network')
  if (received === 0) throw new ApiError('unreadable', { status: response.status, reference: referenceOf(response) })
  const type = response.headers.get('content-type') ?? ''
  return { name: readFileName(response.headers.get('content-disposition')), content: new Blob(pieces, { type }) }
}

/** Not every browser can walk through a stream by itself. */
async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) yield piece.value
}

/** The announced length of a compressed answer is not that of the file. */
function lengthOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') ? undefined : Number(length)
}
