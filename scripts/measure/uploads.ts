import { writeFile } from 'node:fs/promises'
import { memoryOf } from '#scripts/process/memory.ts'
import { startProcess } from '#scripts/process/start-process.ts'

const MIB = 1024 * 1024
const LIMIT_MIB = 40
const RUNS = 3
const CONCURRENT = 10
const INFO = '/registrant/api/no-auth/data_quality/info?key=pending&reseller_id=nordlicht'
const UPLOAD = '/registrant/api/no-auth/data_quality/upload'

/** Prints how much memory concurrent uploads use in each run. Returns whether all succeeded within the limit. */
export async function measureUploads(): Promise<boolean> {
  let passed = true
  for (let run = 1; run <= RUNS; run += 1) {
    const { growth, statuses } = await measure()
    passed &&= growth < LIMIT_MIB && statuses.every((status) => status === 200)
    console.log(`Run ${run}: growth ${growth.toFixed(1)} MiB (limit ${LIMIT_MIB}); statuses ${statuses.join(' ')}`)
  }
  return passed
}

async function measure(): Promise<{ growth: number; statuses: number[] }> {
  const backend = await startProcess('scripts/sandbox.ts', { PORT: '0' })
  const server = await startProcess('scripts/serve.ts', { PORT: '0', RATE_LIMIT: '0', API_ORIGIN: backend.origin })
  try {
    for (const path of ['/', '/trade/config', INFO]) await (await fetch(server.origin + path)).arrayBuffer()
    const idle = memoryOf(server.pid).now
    // Resets the peak memory (VmHWM).
    await writeFile(`/proc/${server.pid}/clear_refs`, '5')
    const statuses = await Promise.all(Array.from({ length: CONCURRENT }, (_, index) => send(server.origin, index)))
    return { growth: memoryOf(server.pid).peak - idle, statuses }
  } finally {
    await Promise.all([server.stop(), backend.stop()])
  }
}

/** Uploads a document of 10 MiB and returns the status. */
async function send(origin: string, index: number): Promise<number> {
  const form = new FormData()
  form.set('key', `pending~measured-${index}`)
  form.set('reseller_id', 'nordlicht')
  form.set('document_type', 'id_card')
  form.set('document', new Blob(['%PDF-1.7\n', new Uint8Array(10 * MIB - 9)], { type: 'application/pdf' }), 'a.pdf')
  const response = await fetch(origin + UPLOAD, { method: 'POST', body: form })
  await response.arrayBuffer()
  return response.status
}
