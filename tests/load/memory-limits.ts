import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon, { type Options } from 'autocannon'
import { memoryOf } from '#scripts/process/memory.ts'
import { startBackend } from '#tests/server/support/backends.ts'
import { startProcess } from '#scripts/process/start-process.ts'

/** Resident memory of a server in MiB: at the start, at its peak, and 30 seconds after the load. */
export type MemoryCase = { name: string; start: number; peak: number; after: number; failures: string[] }

/** A load, the memory limits of the server in MiB, and the backend's responses. */
type Case = {
  name: string
  backend: RequestListener
  peak?: number
  after?: number
  growth?: number
  load: Pick<Options, 'connections' | 'duration' | 'amount'>
  /** The path of each request. */
  path: (index: number) => string
}

const SAMPLE_MS = 50
const SETTLE_MS = 30_000
const INFO = '/transfer_in/info'

/**
 * Measures the resident memory of a server under the loads that used to exhaust it, each in a new process.
 * @param amount requests with varied parameters on one valid link
 */
export async function measureMemoryLimits(amount: number): Promise<MemoryCase[]> {
  const documents = { backend: respondWithItem, path: (index: number) => `/transfer/in/linde.example/k${index}` }
  const limits = { peak: 400, after: 256 }
  const variation = (index: number) => `/trade/api/no-auth${INFO}?key=K&domain=d${index}.example&x=${index}`
  const cases: Case[] = [
    { ...documents, name: 'documents on 200 connections', ...limits, load: { connections: 200, duration: 10 } },
    { ...documents, name: 'documents on 1000 connections', ...limits, load: { connections: 1000, duration: 10 } },
    {
      name: `${amount} variations of one valid link`,
      backend: respondWithItem,
      growth: 20,
      load: { connections: 20, amount },
      path: variation,
    },
    {
      ...documents,
      name: 'documents whose backend responses never end',
      backend: respondEndlessly,
      peak: 400,
      load: { connections: 20, amount: 20 },
    },
  ]
  const results: MemoryCase[] = []
  for (const each of cases) results.push(await measure(each))
  return results
}

async function measure({ name, backend, load, path, ...limits }: Case): Promise<MemoryCase> {
  await using resources = new AsyncDisposableStack()
  const { origin } = resources.use(await startBackend(backend))
  const server = await startProcess('scripts/serve.ts', { PORT: '0', API_ORIGIN: origin }, { log: '/dev/null' })
  resources.defer(server.kill)
  // Warm up: code that is compiled and loaded on first use is not growth.
  for (let each = 0; each < 200; each += 1) await (await fetch(`${server.origin}/consent/k${each}`)).text()

  const start = memoryOf(server.pid).now
  let peak = start
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid).now)), SAMPLE_MS)
  let index = 0
  const setupRequest = (request: object) => ({ ...request, path: path(index++) })
  const { non2xx, errors } = await autocannon({
    url: server.origin,
    timeout: 60,
    ...load,
    requests: [{ setupRequest }],
  })
  clearInterval(sampling)
  await sleep(SETTLE_MS)
  const after = memoryOf(server.pid).now

  const checks: [value: number, max: number | undefined, label: string][] = [
    [peak, limits.peak, 'MiB at the peak'],
    [after, limits.after, 'MiB after 30 s'],
    [after - start, limits.growth, 'MiB growth'],
    [non2xx + errors, 0, 'failed requests'],
  ]
  const failures = checks.flatMap(([value, max, label]) =>
    max !== undefined && value > max ? [`${name}: ${value.toFixed(0)} ${label}, limit ${max}`] : [],
  )
  return { name, start, peak, after, failures }
}

const respondWithItem: RequestListener = (incoming, outgoing) => {
  const isItem = incoming.url?.includes(INFO)
  const body = isItem ? { domain: 'linde.example', reseller_username: 'linde' } : { object_data: {} }
  setTimeout(() => outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)), 20)
}

const respondEndlessly: RequestListener = (_, outgoing) => {
  outgoing.writeHead(200, { 'content-type': 'application/json' })
  const write = (): void => {
    while (!outgoing.destroyed && outgoing.write(' '.repeat(65_536)));
  }
  outgoing.on('drain', write).on('error', () => {})
  write()
}
