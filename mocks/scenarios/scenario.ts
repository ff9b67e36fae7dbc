import type { operations as BrandingOperations } from '#api/generated/branding.d.ts'
import type { operations as ConsentOperations } from '#api/generated/consent.d.ts'
import type { operations as DataCopyOperations } from '#api/generated/data-copy.d.ts'
import type { operations as DataQualityOperations } from '#api/generated/data-quality.d.ts'
import type { operations as ListingOperations } from '#api/generated/listing.d.ts'
import type { operations as MessagingOperations } from '#api/generated/messaging.d.ts'
import type { components } from '#api/generated/sandbox.d.ts'
import type { operations as TldInfoOperations } from '#api/generated/tld-info.d.ts'
import type { operations as TradeOperations } from '#api/generated/trade.d.ts'
import type { operations as TrademarkOperations } from '#api/generated/trademark.d.ts'
import type { operations as TransferOperations } from '#api/generated/transfer.d.ts'
import type { operations as VerificationOperations } from '#api/generated/verification.d.ts'

/** Contracts whose items are reached by a key or a name in the link, with their operations. */
interface KeyedContracts {
  branding: BrandingOperations
  consent: ConsentOperations
  'data-copy': DataCopyOperations
  'data-quality': DataQualityOperations
  listing: ListingOperations
  messaging: MessagingOperations
  'tld-info': TldInfoOperations
  trade: TradeOperations
  trademark: TrademarkOperations
  transfer: TransferOperations
  verification: VerificationOperations
}

export type FaultKind = components['schemas']['Fault']['kind']

interface Row<Contract, Operation> {
  /** Feature that shows it. */
  flow: string
  /** Id of the state, unique in its flow; it is also the key in the link. */
  state: string
  /** The state in English words, for the gallery. */
  title: string
  /** Path of the page, in history form. */
  link: string
  contract: Contract
  /** The operation that reads the item. */
  operationId: Operation
  /** Named example of that operation: what is answered first. */
  example: string
  /** What the item is asked for with, by its names in the contract, where key and link do not say it. */
  values?: Record<string, string>
  /** Named example that every write is answered with instead of being carried out. */
  refusal?: string
  /** Something that no contract describes, done to every call, to every write or to the calls of one operation. */
  fault?: { on: 'every' | 'write' | Operation; kind: FaultKind }
}

/** One page in one state: the one row that gallery, sandbox, Prism and tests share. */
export type Scenario = {
  [Contract in keyof KeyedContracts]: Row<Contract, keyof KeyedContracts[Contract]>
}[keyof KeyedContracts]
