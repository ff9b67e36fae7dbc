import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { TransferLink } from '#api/transfer.ts'
import { useRepairText } from '#forms/use-typed-text.ts'
import type { Repair } from '#lib/normalize-text.ts'
import { Notice } from '#ui/notice.tsx'

// In the cache, because each page's chunk has separate modules, and not after a reload.
const nameOf = ({ key }: TransferLink) => ['typed-link', key]

/** Stores the repairs of a typed link for its page. */
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
