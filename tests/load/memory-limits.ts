import { once } from 'node:events'
import http, { Agent, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '#scripts/process/memory.ts'
import { startProcess } from '#scripts/process/start-process.ts'

/** Resident memory of a server in MiB: at the start, at most, and 30 seconds after the load. */
export type MemoryCase = { name: string; start: number; peak: number; after: number; failures: string[] }

/** The limit that a case is held to, in MiB. */
type Limit = { peak?: number; after?: number; growth?: number }

const LOOK_MS = 50
const SETTLE_MS = 30_000
const INFO = '/transfer_in/info'

/**
 * Puts a server under the loads that used to exhaust its memory, each with a process of its own, and reads its resident
 * memory. @param count requests with varied parameters on one good link
 */
export async function measureMemoryLimits(count: number): Promise<MemoryCase[]> {
  const documents = (connections: number) =>
    measure(`documents on ${connections} connections for 10 s`, item, { peak: 400, after: 256 }, async (port) => {
      const end = Date.now() + 10_000
      await onConnections(connections, async (agent, turn) => {
        for (let each = turn; Date.now() < end; each += connections) {
          const status = await get(port, `/transfer/in/linde.example/k${each}`, agent)
          if (status !== 200) throw new Error(`A document had status ${status}`)
        }
      })
    })
  return [
    await documents(200),
    await documents(1000),
    await measure(`${count} variations of one good link`, item, { growth: 20 }, async (port) => {
      await onConnections(20, async (agent, turn) => {
        for (let each = turn; each < count; each += 20)
          await get(port, `/trade/api/no-auth${INFO}?key=K&domain=d${each}.example&x=${each}`, agent)
      })
    }),
    await measure('documents whose backend responses never end', endless, { peak: 400 }, async (port) => {
      await onConnections(20, (agent, turn) => get(port, `/transfer/in/linde.example/k${turn}`, agent))
    }),
  ]
}

async function measure(
  name: string,
  backend: RequestListener,
  limit: Limit,
  load: (port: number) => Promise<unknown>,
): Promise<MemoryCase> {
  const server = http.createServer(backend).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const API_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const running = await startProcess('scripts/serve.ts', { PORT: '0', API_ORIGIN }, { log: '/dev/null' })
  try {
    // What is compiled and loaded at the first use is no growth.
    for (let each = 0; each < 200; each += 1) await get(Number(new URL(running.origin).port), `/consent/k${each}`)
    const start = memoryOf(running.pid).now
    let peak = start
    const look = setInterval(() => (peak = Math.max(peak, memoryOf(running.pid).now)), LOOK_MS)
    await load(Number(new URL(running.origin).port))
    clearInterval(look)
    await sleep(SETTLE_MS)
    const after = memoryOf(running.pid).now
    const checks: [value: number, max: number | undefined, what: string][] = [
      [peak, limit.peak, 'at most'],
      [after, limit.after, 'after 30 s'],
      [after - start, limit.growth, 'growth'],
    ]
    const broken = checks.filter(([value, max]) => max !== undefined && value > max)
    const failures = broken.map(([value, max, what]) => `${name}: ${value.toFixed(0)} MiB ${what}, limit ${max}`)
    return { name, start, peak, after, failures }
  } finally {
    await running.kill()
    server.closeAllConnections()
    server.close()
  }
}

const item: RequestListener = (incoming, outgoing) => {
  const isItem = incoming.url?.includes(INFO)
  const body = isItem ? { domain: 'linde.example', reseller_username: 'linde' } : { object_data: {} }
  setTimeout(() => outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)), 20)
}

const endless: RequestListener = (_, outgoing) => {
  outgoing.writeHead(200, { 'content-type': 'application/json' })
  const write = (): void => {
    while (!outgoing.destroyed && outgoing.write(' '.repeat(65_536)));
  }
  outgoing.on('drain', write).on('error', () => {})
  write()
}

async function onConnections(count: number, use: (agent: Agent, index: number) => Promise<unknown>): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      await use(agent, index).finally(() => agent.destroy())
    }),
  )
}

async function get(port: number, path: string, agent?: Agent): Promise<number | undefined> {
  const request = http.get({ host: '127.0.0.1', port, path, ...(agent && { agent }) })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  await once(response.resume(), 'close')
  return response.statusCode
}
