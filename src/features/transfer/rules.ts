import type { TransferAway, TransferIn } from '#api/transfer.ts'
import { readStatus, type ItemStatus } from '#decision/item-status.ts'
import { readDate } from '#lib/dates.ts'
import { readFlag, readText } from '#lib/readers.ts'

/** Returns the status of a transfer in. A confirmation is an approval. */
export function statusOfIn(transfer: TransferIn): ItemStatus {
  const itemStatus = readStatus(transfer, transfer.approval_deadline)
  const confirmed = readDate(transfer.transfer_confirm_time)
  const from = readText(transfer.owner_confirm_ip)
  const answered = itemStatus.is === 'answered' ? itemStatus : undefined
  if (!confirmed || (answered?.answer && answered.answer !== 'approved')) return itemStatus
  return {
    is: 'answered',
    answer: 'approved',
    at: answered?.at ?? confirmed,
    from: answered?.from ?? from,
    reference: readText(transfer.reference),
  }
}

export function statusOfAway(transfer: TransferAway): ItemStatus {
  return readStatus(transfer, transfer.approval_deadline)
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000)
}

/** Only an explicit no means that no auth code is needed. */
export function needsCode(transfer: TransferIn): boolean {
  return readFlag(transfer.auth_code_required) !== false
}
