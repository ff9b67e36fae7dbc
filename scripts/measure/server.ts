import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { memoryOf } from '#scripts/process/memory.ts'
import { startProcess, type RunningServer } from '#scripts/process/start-process.ts'
import { markdownTable } from './figures.ts'
import { freshPath, PAGES } from './pages.ts'

const CONNECTIONS = 50
/** Documents requested before measuring, so that the code is compiled and the heap has reached its final size. */
const WARM_UP = 1000
const TICKS_PER_SECOND = 100
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'de' }
const MEASURED_PAGES = PAGES.filter(({ name }) => ['preferences', 'transfer-in'].includes(name))

/**
 * Measures the server of each checkout, one after the other. Requests alternate between the pages "Preferences" and
 * "Transfer in", each with a new key. The baseline is a plain Fastify server, which sends such a document from memory.
 * @param settings.checkouts folders, each built, with its dependencies installed
 * @returns a Markdown table
 */
export async function measureServers({ documents, checkouts }: { documents: number; checkouts: readonly string[] }) {
  await using resources = new AsyncDisposableStack()
  const backend = await startProcess('scripts/sandbox.ts', { PORT: '0' })
  resources.defer(backend.kill)
  const rows: (string | number)[][] = []
  let sampleUrl = ''
  for (const checkout of checkouts) {
    const env = { PORT: '0', RATE_LIMIT: '0', API_ORIGIN: backend.origin }
    const server = await startProcess(join(checkout, 'dist/server/main.js'), env, { log: '/dev/null' })
    resources.defer(server.kill)
    rows.push([checkout, ...(await measure(server, documents))])
    sampleUrl = `${server.origin}${MEASURED_PAGES.map(freshPath)[0]}`
    if (checkout !== checkouts.at(-1)) await server.kill()
  }
  const plain = await startProcess('scripts/measure/plain-server.ts', { DOCUMENT: sampleUrl })
  resources.defer(plain.kill)
  rows.push(['plain Fastify', ...(await measure(plain, documents))])
  return markdownTable(['server', 'CPU ms/document', 'documents/s', 'p50 ms', 'p99 ms', 'RSS MiB', 'peak MiB'], rows)
}

async function measure({ origin, pid }: RunningServer, amount: number): Promise<(string | number)[]> {
  await requestDocuments(origin, WARM_UP)
  const [cpuBefore, startMs] = [cpuSeconds(pid), performance.now()]
  const { p50, p99 } = await requestDocuments(origin, amount)
  const seconds = (performance.now() - startMs) / 1000
  const cpuMs = ((cpuSeconds(pid) - cpuBefore) / amount) * 1000
  const { now, peak } = memoryOf(pid)
  return [cpuMs.toFixed(2), Math.round(amount / seconds), p50, p99, Math.round(now), Math.round(peak)]
}

async function requestDocuments(url: string, amount: number): Promise<{ p50: number; p99: number }> {
  const requests = MEASURED_PAGES.map((page) => ({
    setupRequest: (request: object) => ({ ...request, path: freshPath(page) }),
  }))
  const { latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    headers: HEADERS,
    requests,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed`)
  return latency
}

/** Returns the processor time of a process so far: `utime` and `stime` in proc(5). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
