import { transferAwayQuery, type TransferAway } from '#api/transfer.ts'
import { answeredWith, pretend } from '#decision/sample-calls.ts'
import type { TRANSFER_AWAY_CALLS } from './calls.ts'

/** Stands in for the calls of a test page: the sample is the item, and a decision goes nowhere. */
export function transferAwaySample(transfer: TransferAway): typeof TRANSFER_AWAY_CALLS {
  return {
    transferAwayQuery: (link) => answeredWith(transferAwayQuery(link), transfer),
    getTransferAway: async () => transfer,
    approveTransferAway: () => pretend({}),
    declineTransferAway: () => pretend({}),
  }
}
