import type http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { startBackend } from '#tests/server/support/backends.ts'

/** Receives reports of monitoring, and stores them decompressed. */
export type Collector = {
  address: string
  /** The reports, which arrive as lines of JSON. */
  reports: Record<string, unknown>[]
  /** Returns all addresses, headers and bodies as text. */
  everything: () => string
  stop: () => Promise<void>
}

const UNPACK = { gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync }

export async function startCollector(): Promise<Collector> {
  const reports: Record<string, unknown>[] = []
  const texts: string[] = []
  const receive = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-headers', '*')
    const packed = await buffer(request)
    response.writeHead(202).end()
    const parameters = new URL(request.url ?? '', 'http://x').searchParams.get('ddforward') ?? ''
    const packing = request.headers['content-encoding'] ?? /dd-evp-encoding=(\w+)/.exec(parameters)?.[1]
    const body = String(UNPACK[packing as keyof typeof UNPACK]?.(packed) ?? packed)
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
