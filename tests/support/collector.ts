import http from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** Receives reports and keeps every one as it came, decompressed. */
export type Collector = {
  address: string
  /** The reports, one object each (they come as lines of JSON). */
  reports: Record<string, unknown>[]
  /** All that has arrived, as text: addresses, header fields and bodies. */
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
  const server = http.createServer((request, response) => void receive(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/in`,
    reports,
    everything: () => texts.join('\n'),
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
