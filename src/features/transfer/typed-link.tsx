import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { TransferLink } from '#api/transfer.ts'
import { useRepairText } from '#forms/use-typed-text.ts'
import type { Repair } from '#lib/normalize-text.ts'
import { Notice } from '#ui/notice.tsx'

// Stored in the query cache, because chunks of pages do not share modules. Lost on reload.
const nameOf = ({ key }: TransferLink) => ['typed-link', key]

/** Stores the repairs of a typed link for the page to show. */
export function keepRepairs(queryClient: QueryClient, link: TransferLink, repairs: readonly Repair[]): void {
  queryClient.setQueryData(nameOf(link), repairs)
}

export function RepairNotice({ link }: { link: TransferLink }) {
  const text = useRepairText()(useQueryClient().getQueryData(nameOf(link)))
  return (
    text && (
      <Notice tone="info" role="status">
        <p>{text}</p>
      </Notice>
    )
  )
}
