import type { Operations } from '#api/generated/contracts.d.ts'
import type { components } from '#api/generated/sandbox.d.ts'

export type FaultKind = components['schemas']['FaultKind']
export type Purpose = components['schemas']['Scenario']['purpose']

interface Row<Contract, Operation> {
  flow: string
  /** Id of the state, unique in its flow; it is also the key in the link. */
  state: string
  title: string
  /** Path of the page with its query, as in the links of a server with NAVIGATION=history. */
  link: string
  /** First label of the host, if the host, not the key, selects the state. */
  host?: string
  contract: Contract
  operationId: Operation
  /** Name of the example that the operation returns until something is written. */
  example: string
  /** The kind of state, if it cannot be derived from the responses. */
  purpose?: Purpose
  /** Parameters of the read by name, except the key. They override those of the contract's examples. */
  values?: Record<string, string>
  /** Name of the example that rejects every write. */
  refusal?: string
  /** Name of the response example for every read after a write, even after a rejected write. */
  nextRead?: string
  /** Domain that the sandbox returns instead of the example's. */
  domain?: string
  /** The sandbox repeats the text of the example until the response is very long. */
  isEnlarged?: true
  /** A failure that no contract describes, in every call, in every write, or in the calls to one operation. */
  fault?: { on: 'every' | 'write' | Operation; kind: FaultKind }
}

/** One page in one state, shared by the gallery, the sandbox, Prism and the tests. */
export type Scenario = {
  [Contract in keyof Operations]: Row<Contract, keyof Operations[Contract]>
}[keyof Operations]
