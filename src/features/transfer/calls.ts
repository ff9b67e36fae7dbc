import { approveTransferAway, declineTransferAway, getTransferAway, transferAwayQuery } from '#api/transfer.ts'

/** Every call of the page about a transfer to another registrar. */
export const TRANSFER_AWAY_CALLS = { transferAwayQuery, getTransferAway, approveTransferAway, declineTransferAway }
