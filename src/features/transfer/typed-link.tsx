import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { TransferLink } from '#api/transfer.ts'
import { useRepairText } from '#forms/use-normalized-fields.ts'
import type { Repair } from '#lib/normalize-text.ts'
import { Notice } from '#ui/notice.tsx'

// The form stores the repairs in the query cache, from which the page of the completed link reads them.
const repairsKey = ({ key }: TransferLink) => ['typed-link', key]

/** Stores the repairs of a typed link for the page to show. */
export function storeRepairs(queryClient: QueryClient, link: TransferLink, repairs: readonly Repair[]): void {
  queryClient.setQueryData(repairsKey(link), repairs)
}

export function RepairNotice({ link }: { link: TransferLink }) {
  const text = useRepairText()(useQueryClient().getQueryData(repairsKey(link)))
  return (
    text && (
      <Notice tone="info" role="status">
        <p>{text}</p>
      </Notice>
    )
  )
}
