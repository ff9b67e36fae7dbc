import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startProcess } from '#scripts/process/start-process.ts'
import { median } from './figures.ts'

const CONNECTIONS = 50
const RESPONSE = JSON.stringify({ object_data: { text: 'x'.repeat(2000) } })
const WHAT = ['file', 'document', 'call'] as const

/**
 * Prints requests per second and the 99th percentile of each checkout's server at 50 connections. The servers take turns of
 * one second, so that a busy spell slows all of them.
 * @param settings.checkouts folders, each built and installed
 */
export async function measureServers({ rounds, checkouts }: { rounds: number; checkouts: readonly string[] }) {
  await using closing = new AsyncDisposableStack()
  const backend = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(RESPONSE)
  }).listen(0, '127.0.0.1')
  closing.defer(() => void backend.close())
  await once(backend, 'listening')
  const servers = []
  for (const checkout of checkouts) {
    const env = { PORT: '0', API_ORIGIN: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` }
    const server = await startProcess(join(checkout, 'dist/server/main.js'), env)
    closing.defer(server.kill)
    servers.push({ checkout, addresses: addressesOf(checkout, server.origin.replace('localhost', '127.0.0.1')) })
  }
  for (const what of WHAT) {
    const figures = servers.map(() => [] as { rate: number; p99: number }[])
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { addresses }] of servers.entries()) {
        const figure = await request(addresses[what])
        if (round > 0) figures[index]?.push(figure)
      }
    }
    for (const [index, { checkout }] of servers.entries()) {
      const [rate, p99] = (['rate', 'p99'] as const).map((name) =>
        median(figures[index]?.map((each) => each[name]) ?? []),
      )
      console.log(`${what}, ${checkout}: ${Math.round(rate ?? 0)} requests/s, p99 ${p99} ms`)
    }
  }
}

function addressesOf(checkout: string, origin: string): Record<(typeof WHAT)[number], string> {
  // From the document, as the folder also contains the assets of earlier releases.
  const [entry] = /app-[\w-]+\.js/.exec(readFileSync(join(checkout, 'dist/index.html'), 'utf8')) ?? []
  return {
    file: `${origin}/assets/${entry}`,
    document: `${origin}/consent/KEY`,
    call: `${origin}/consent/api/no-auth/identity_service/consent/KEY`,
  }
}

async function request(url: string): Promise<{ rate: number; p99: number }> {
  const options = { url, connections: CONNECTIONS, duration: 1, headers: { 'accept-encoding': 'br' } }
  const { requests, latency, non2xx, errors } = await autocannon(options)
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of ${url} failed`)
  return { rate: requests.total, p99: latency.p99 }
}
