// Measures what documents on their way through cost the server in memory: ten of 10 MiB at once, with the sandbox as the
// backend in a process of its own, in three fresh runs. Prints the figures and ends with 1 when one is over the limit.
// Linux only: it reads the highest resident size from /proc.
import './require-node.mjs'
import './explain.mjs'
import { writeFile } from 'node:fs/promises'
import http from 'node:http'

const { memoryOf } = await import('#scripts/process-memory.ts')
const { startProcess } = await import('#tests/support/start-process.ts')

const MIB = 1024 * 1024
const LIMIT_MIB = 40
const RUNS = 3
const AT_ONCE = 10
const UPLOAD = '/registrant/api/no-auth/data_quality/upload'

let over = 0
for (let run = 1; run <= RUNS; run += 1) {
  const { idle, peak, statuses } = await measure()
  const growth = peak - idle
  if (growth >= LIMIT_MIB || statuses.some((status) => status !== 200)) over += 1
  console.log(
    `Run ${run}: idle ${idle.toFixed(1)} MiB, peak ${peak.toFixed(1)} MiB, growth ${growth.toFixed(1)} MiB ` +
      `(limit ${LIMIT_MIB}); answers ${statuses.join(' ')}`,
  )
}
process.exit(over > 0 ? 1 : 0)

/** A server and a backend of their own, warmed up by a page load, then ten documents at once. */
async function measure() {
  const backend = await startProcess('scripts/sandbox.mjs', { PORT: '0' })
  const server = await startProcess('scripts/serve.mjs', { PORT: '0', RATE_LIMIT: '0', API_ORIGIN: backend.origin })
  try {
    for (const path of [
      '/',
      '/trade/config',
      '/registrant/api/no-auth/data_quality/info?key=pending&reseller_id=nordlicht',
    ])
      await (await fetch(server.origin + path)).arrayBuffer()
    const idle = memoryOf(server.pid).now
    // Makes the system begin a new highest size.
    await writeFile(`/proc/${server.pid}/clear_refs`, '5')
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(server.origin, index)))
    return { idle, peak: memoryOf(server.pid).peak, statuses }
  } finally {
    await Promise.all([server.stop(), backend.stop()])
  }
}

/** Sends a document of 10 MiB as a browser does: of known length, as fast as the line takes it. */
function send(origin, index) {
  const boundary = 'measured-boundary'
  const part = (name, value) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const fields = { key: `pending~measured-${index}`, reseller_id: 'nordlicht', document_type: 'id_card' }
  const head = Object.entries(fields).map(([name, value]) => part(name, value))
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n`
  const document = Buffer.alloc(10 * MIB, index + 1)
  document.write('%PDF-1.7\n')
  const body = Buffer.concat([Buffer.from(head.join('') + file), document, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': body.length }
    const request = http.request(origin + UPLOAD, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    request.on('error', reject)
    request.end(body)
  })
}
