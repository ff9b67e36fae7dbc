import { setTimeout as sleep } from 'node:timers/promises'
import type { components } from '#api/generated/sandbox.d.ts'

export type LedgerEntry = components['schemas']['LedgerEntry']
type Violation = components['schemas']['ContractViolation']
type Fault = components['schemas']['Fault']
type Scenario = components['schemas']['Scenario']
type Upload = components['schemas']['Upload']

/** The control API of the sandbox. */
export type Sandbox = {
  /** Returns all writes, or those for a key, including those whose response is late or lost. */
  ledger: (key?: string) => Promise<LedgerEntry[]>
  /** Returns the documents uploaded for a key. */
  uploads: (key: string) => Promise<(Upload & { bytes: Uint8Array<ArrayBuffer> })[]>
  /** Returns the contract violations since the sandbox started. */
  violations: () => Promise<Violation[]>
  scenarios: () => Promise<Scenario[]>
  /** Makes the next `times` matching calls fail. */
  fault: (fault: Fault) => Promise<void>
}

export function sandboxOf(origin: string): Sandbox {
  const read = async (path: string) => {
    const url = `${origin}/__sandbox/${path}`
    let response = await fetch(url)
    // On a slow machine, the server in front may refuse reads for a second.
    for (; response.status === 503; response = await fetch(url)) await sleep(500)
    if (!response.ok) throw new Error(`The sandbox responded with ${response.status} for ${path}`)
    return response.json() as Promise<Record<string, unknown>>
  }
  const sendFault = async (fault: Fault) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${origin}/__sandbox/fault`, { method: 'POST', headers, body: JSON.stringify(fault) })
    if (!response.ok) throw new Error(`The sandbox rejected the fault: ${response.status} ${await response.text()}`)
  }
  const contentOf = async ({ upload_id: id }: Upload) => {
    const response = await fetch(`${origin}/__sandbox/uploads/${id}`)
    if (!response.ok) throw new Error(`The sandbox responded with ${response.status} for the upload ${id}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  return {
    uploads: async (key) => {
      const uploads = (await read(`uploads?key=${encodeURIComponent(key)}`)).uploads as Upload[]
      return Promise.all(uploads.map(async (upload) => ({ ...upload, bytes: await contentOf(upload) })))
    },
    fault: sendFault,
    ledger: async (key) => {
      const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`
      return (await read(`ledger${query}`)).entries as LedgerEntry[]
    },
    scenarios: async () => (await read('scenarios')).scenarios as Scenario[],
    violations: async () => (await read('violations')).violations as Violation[],
  }
}

/** Returns a key for a new copy of a scenario, so that parallel tests are independent. */
export function freshKey(state: string): string {
  return `${state}~${crypto.randomUUID()}`
}
