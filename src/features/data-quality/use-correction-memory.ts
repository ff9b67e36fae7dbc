import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { DataQualityLink } from '#api/data-quality.ts'
import { rememberedAnswer, recallAnswer, remember, type RememberedAnswer } from '#api/remembered.ts'
import { readDate } from '#lib/dates.ts'

const correctionKey = (item: QueryKey): QueryKey => ['correction', ...item]

/** Remembers a correction that this device sent but the case does not contain yet. */
export function useCorrectionMemory(link: DataQualityLink) {
  const queryClient = useQueryClient()
  const memoryKey = correctionKey(['getDataQuality', link])
  const { data: remembered = null } = useQuery(rememberedAnswer(memoryKey))
  return {
    receivedAt: readDate(remembered?.at),
    setReceived: (at: Date) => remember(queryClient, memoryKey, { at: at.toISOString() }),
    clear: () => remember(queryClient, memoryKey, null),
  }
}

/** Returns the remembered answer of a case, or else its correction, for the route loader. */
export async function recallCase(queryClient: QueryClient, item: QueryKey): Promise<RememberedAnswer | null> {
  const [answer, correction] = await Promise.all([
    recallAnswer(queryClient, item),
    recallAnswer(queryClient, correctionKey(item)),
  ])
  return answer ?? correction
}
