import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { TransferLink } from '#api/transfer.ts'
import { useRepairText } from '#forms/use-normalized-fields.ts'
import type { Repair } from '#lib/normalize-text.ts'
import { Notice } from '#ui/notice.tsx'

const repairsKey = ({ key }: TransferLink) => ['typed-link', key]

/** Stores what normalization changed in the typed domain and key, for the notice on the page that the form opens. */
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
