import type { components } from '#api/generated/sandbox.d.ts'

export type LedgerEntry = components['schemas']['LedgerEntry']
type Violation = components['schemas']['ContractViolation']
type Fault = components['schemas']['Fault']
type Scenario = components['schemas']['Scenario']
type Upload = components['schemas']['Upload']

/** The sandbox behind the product under test, through its own control API. */
export type Sandbox = {
  /** The state-changing requests it has received, all or for a key, in order; also those whose answer is late or lost. */
  ledger: (key?: string) => Promise<LedgerEntry[]>
  /** The documents that it has taken for a key, in order, with their bytes. */
  uploads: (key: string) => Promise<(Upload & { bytes: Uint8Array<ArrayBuffer> })[]>
  /** Breaches of contract in requests and answers since the sandbox started. */
  violations: () => Promise<Violation[]>
  /** The gallery's list. */
  scenarios: () => Promise<Scenario[]>
  /** Orders a fault for the next `times` calls of an operation. */
  fault: (order: Fault) => Promise<void>
}

/** Talks to the sandbox at an origin. */
export function sandboxOf(origin: string): Sandbox {
  const read = async (path: string) => {
    const response = await fetch(`${origin}/__sandbox/${path}`)
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} for ${path}`)
    return response.json() as Promise<Record<string, unknown>>
  }
  const order = async (fault: Fault) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${origin}/__sandbox/fault`, { method: 'POST', headers, body: JSON.stringify(fault) })
    if (!response.ok) throw new Error(`The sandbox refused the fault with ${response.status}: ${await response.text()}`)
  }
  const contentOf = async ({ upload_id: id }: Upload) => {
    const response = await fetch(`${origin}/__sandbox/uploads/${id}`)
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} for the upload ${id}`)
    return new Uint8Array(await response.arrayBuffer())
  }
  return {
    uploads: async (key) => {
      const uploads = (await read(`uploads?key=${encodeURIComponent(key)}`)).uploads as Upload[]
      return Promise.all(uploads.map(async (upload) => ({ ...upload, bytes: await contentOf(upload) })))
    },
    fault: order,
    ledger: async (key) => {
      const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`
      return (await read(`ledger${query}`)).entries as LedgerEntry[]
    },
    scenarios: async () => (await read('scenarios')).scenarios as Scenario[],
    violations: async () => (await read('violations')).violations as Violation[],
  }
}

/** A key with its own copy of a scenario's state, so that tests beside each other do not meet. */
export function freshKey(state: string): string {
  return `${state}~${crypto.randomUUID()}`
}
