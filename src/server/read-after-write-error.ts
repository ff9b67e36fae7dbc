import type { Socket } from 'node:net'
import { buildConnector } from 'undici'

type WriteCallback = (error?: Error | null) => void
/** The functions of a stream that perform writes; their last argument is the callback. */
type Writes = Record<'_write' | '_writev', (...args: unknown[]) => void>

/** Codes of errors on a connection that the other side has closed. */
export const CLOSED_CODES: ReadonlySet<string | undefined> = new Set(['EPIPE', 'ECONNRESET'])

/**
 * Connects as undici does, but keeps the connection readable after a failed write: a backend may respond before it has the
 * whole body, and then close the connection. If there is no response, reading reports the end.
 */
export function createConnector(): buildConnector.connector {
  const connect = buildConnector({ timeout: 0 })
  return (options, callback) =>
    connect(options, (...result) => {
      if (result[1]) ignoreWriteErrors(result[1])
      callback(...result)
    })
}

function ignoreWriteErrors(socket: Socket): void {
  const writes = socket as unknown as Writes
  for (const name of ['_write', '_writev'] as const) {
    const write = writes[name].bind(socket)
    writes[name] = (...args) => {
      const done = args.pop() as WriteCallback
      write(...args, (error?: NodeJS.ErrnoException | null) => {
        // Without its callback the write stays pending, and nothing more is written.
        if (!CLOSED_CODES.has(error?.code)) done(error)
      })
    }
  }
}
