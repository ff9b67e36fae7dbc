import http from 'node:http'

/** An answer; its body was read as Latin-1. */
export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }

/**
 * Sends a request exactly as it is written, also addresses that `fetch` would tidy up, over a connection of its own.
 */
export function askAt(origin: string, path: string, options: http.RequestOptions & { body?: Buffer | string } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const request = http.request({ hostname, port, path, agent: false, ...options }, (answer) => {
      const buffers: Buffer[] = []
      answer.on('data', (buffer: Buffer) => buffers.push(buffer))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(buffers).toString('latin1'),
        }),
      )
    })
    // An answer may come before the request is through.
    request.on('error', reject)
    request.end(options.body)
  })
}
