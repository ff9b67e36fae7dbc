import { readFileName } from '#lib/file-name.ts'
import { throwReadError, unreadableError, type FetchResult } from './call.ts'
import { ApiError, toResponseError } from './errors.ts'
import { toNetworkError } from './transport.ts'

export type FileProgress = { received: number; total: number | undefined }
export type ReceivedFile = { name: string; content: Blob }

/**
 * `call` for files. Returns before the body is read, so that the caller can report progress. Rejects HTML,
 * which only a gateway would send instead of a file.
 */
export async function callForFile(pending: Promise<FetchResult<ReadableStream<Uint8Array> | null>>): Promise<Response> {
  const { data, error, response } = await pending.catch(throwReadError)
  if (!response.ok) throw toResponseError(response, error)
  if (data && !response.headers.get('content-type')?.startsWith('text/html')) return response
  await data?.cancel()
  throw unreadableError(response)
}

/**
 * Reads a file and reports progress. Throws `ApiError`: `network` if it is truncated, `aborted` if the user cancels,
 * `unreadable` if it is empty.
 */
export async function receiveFile(
  response: Response,
  onProgress: (progress: FileProgress) => void = () => undefined,
): Promise<ReceivedFile> {
  const total = lengthOf(response)
  const buffers: Array<Uint8Array<ArrayBuffer>> = []
  let received = 0
  try {
    for await (const buffer of buffersOf(response)) {
      buffers.push(buffer)
      received += buffer.length
      onProgress({ received, total })
    }
  } catch (cause) {
    throw toNetworkError(cause)
  }
  if (total !== undefined && received < total) throw new ApiError('network')
  if (received === 0) throw unreadableError(response)
  const type = response.headers.get('content-type') ?? ''
  return { name: readFileName(response.headers.get('content-disposition')), content: new Blob(buffers, { type }) }
}

/** Not every browser can iterate over a stream. */
async function* buffersOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  for (let buffer = await reader?.read(); buffer && !buffer.done; buffer = await reader?.read()) yield buffer.value
}

/** Returns the file's length in bytes; undefined if it is unknown, as for a compressed response. */
function lengthOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') ? undefined : Number(length)
}
