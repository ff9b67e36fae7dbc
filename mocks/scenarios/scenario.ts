import type { Operations } from '#api/generated/contracts.d.ts'
import type { components } from '#api/generated/sandbox.d.ts'

export type FaultKind = components['schemas']['FaultKind']
export type Purpose = components['schemas']['Scenario']['purpose']

interface Row<Contract, Operation> {
  flow: string
  /** Id of the state, unique in its flow; it is also the key in the link. */
  state: string
  title: string
  /** Path of the page, for `history` navigation. */
  link: string
  /** First label of the host, for states that the host selects instead of the key. */
  host?: string
  contract: Contract
  operationId: Operation
  /** Named example of that operation: the first response. */
  example: string
  /** The purpose of the page, unless it follows from the responses. */
  purpose?: Purpose
  /** Other parameters of the read that key and link do not contain, by their names in the contract. */
  values?: Record<string, string>
  /** Named example of the response that rejects every write. */
  refusal?: string
  /** Named example that every read returns after a write, regardless of the response to the write. */
  afterwards?: string
  /** Domain that the sandbox returns instead of the example's. */
  domain?: string
  /** The sandbox repeats the text of the example until the response is very long. */
  isGrown?: true
  /** A failure that no contract describes, in every call, every write or the calls of one operation. */
  fault?: { on: 'every' | 'write' | Operation; kind: FaultKind }
}

/** One page in one state, shared by gallery, sandbox, Prism and tests. */
export type Scenario = {
  [Contract in keyof Operations]: Row<Contract, keyof Operations[Contract]>
}[keyof Operations]
