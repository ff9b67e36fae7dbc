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
  /** First label of the host, for states that the host selects, not the key. */
  host?: string
  contract: Contract
  operationId: Operation
  /** Named example of that operation: what is answered first. */
  example: string
  /** The purpose of the page, unless it follows from the responses. */
  purpose?: Purpose
  /** Further parameters of the read, by their names in the contract, where key and link do not say them. */
  values?: Record<string, string>
  /** Named example that every write is answered with instead of being carried out. */
  refusal?: string
  /** Named example that the item is read as once a write about it has come, whatever that was answered with. */
  afterwards?: string
  /** The domain that the sandbox puts in the place of the example's. */
  domain?: string
  /** What the sandbox answers is the example made very long. */
  isGrown?: true
  /** Something that no contract describes, done to every call, to every write or to the calls of one operation. */
  fault?: { on: 'every' | 'write' | Operation; kind: FaultKind }
}

/** One page in one state: the one row that gallery, sandbox, Prism and tests share. */
export type Scenario = {
  [Contract in keyof Operations]: Row<Contract, keyof Operations[Contract]>
}[keyof Operations]
