import type { TransferAway, TransferIn } from '#api/transfer.ts'
import { readStatus, type ItemStatus } from '#decision/item-status.ts'
import { readDate } from '#lib/dates.ts'
import { readFlag, readText } from '#lib/readers.ts'

/** Returns the status of an incoming transfer. A confirmation counts as an approval if no other answer is known. */
export function statusOfTransferIn(transfer: TransferIn): ItemStatus {
  const itemStatus = readStatus(transfer, transfer.approval_deadline)
  const confirmedAt = readDate(transfer.transfer_confirm_time)
  const confirmedFrom = readText(transfer.owner_confirm_ip)
  const knownAnswer = itemStatus.is === 'answered' ? itemStatus : undefined
  if (!confirmedAt || (knownAnswer?.answer && knownAnswer.answer !== 'approved')) return itemStatus
  return {
    is: 'answered',
    answer: 'approved',
    at: knownAnswer?.at ?? confirmedAt,
    from: knownAnswer?.from ?? confirmedFrom,
    reference: readText(transfer.reference),
  }
}

export function statusOfAway(transfer: TransferAway): ItemStatus {
  return readStatus(transfer, transfer.approval_deadline)
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000)
}

/** Returns whether an auth code is required; true unless the backend reports false. */
export function needsCode(transfer: TransferIn): boolean {
  return readFlag(transfer.auth_code_required) !== false
}
