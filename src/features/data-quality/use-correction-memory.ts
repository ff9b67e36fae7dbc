import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { DataQualityLink } from '#api/data-quality.ts'
import { forgetAnswer, keepAnswer, keptAnswer, recallAnswer, type KeptAnswer } from '#api/kept-answer.ts'
import { readDate } from '#lib/dates.ts'

const correctionOf = (item: QueryKey): QueryKey => ['correction', ...item]

/** The correction of a contact that this device has sent and that the case did not show since. */
export function useCorrectionMemory(link: DataQualityLink) {
  const queryClient = useQueryClient()
  const item = correctionOf(['getDataQuality', link])
  const { data: kept = null } = useQuery(keptAnswer(item))
  return {
    receivedAt: readDate(kept?.at),
    received: (at: Date) => keepAnswer(queryClient, item, { at: at.toISOString() }),
    saved: () => forgetAnswer(queryClient, item),
  }
}

/** Reads what is remembered of a case, for its loader: its answer, and a correction. */
export async function recallCase(queryClient: QueryClient, item: QueryKey): Promise<KeptAnswer | null> {
  const [answer, correction] = await Promise.all([
    recallAnswer(queryClient, item),
    recallAnswer(queryClient, correctionOf(item)),
  ])
  return answer ?? correction
}
