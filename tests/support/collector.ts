import type http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { startBackend } from '#tests/server/support/backends.ts'

/** Receives the reports of Datadog's monitoring library, and stores them decompressed. */
export type Collector = {
  address: string
  /** The parsed reports. They arrive as JSON lines. */
  reports: Record<string, unknown>[]
  /** Returns the addresses, headers and bodies of all requests as text. */
  everything: () => string
  stop: () => Promise<void>
}

const DECOMPRESS = { gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync }

export async function startCollector(): Promise<Collector> {
  const reports: Record<string, unknown>[] = []
  const texts: string[] = []
  const receive = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-headers', '*')
    const compressed = await buffer(request)
    response.writeHead(202).end()
    const parameters = new URL(request.url ?? '', 'http://x').searchParams.get('ddforward') ?? ''
    const encoding = request.headers['content-encoding'] ?? /dd-evp-encoding=(\w+)/.exec(parameters)?.[1]
    const body = String(DECOMPRESS[encoding as keyof typeof DECOMPRESS]?.(compressed) ?? compressed)
    texts.push(`${request.url} ${request.rawHeaders.join(' ')} ${body}`)
    reports.push(...body.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : [])))
  }
  const backend = await startBackend((request, response) => void receive(request, response))
  return {
    address: `http://localhost:${backend.port}/in`,
    reports,
    everything: () => texts.join('\n'),
    stop: async () => backend[Symbol.asyncDispose](),
  }
}
