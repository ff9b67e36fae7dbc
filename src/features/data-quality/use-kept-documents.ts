import { hashKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataQuality, DataQualityLink, DocumentType } from '#api/data-quality.ts'
import { transportOf } from '#api/query-client.ts'
import { now } from '#lib/clock.ts'
import { keep, recall } from '#lib/kept.ts'

type Documents = NonNullable<DataQuality['documents']>

function keptDocuments(item: string) {
  return queryOptions({
    queryKey: ['keptDocuments', item],
    queryFn: async (): Promise<Documents> => {
      const kept = await recall(item)
      return Array.isArray(kept) ? (kept as Documents) : []
    },
  })
}

/** The documents that this device has sent in this session, for backends that do not list them. */
export function useKeptDocuments(link: DataQualityLink) {
  const queryClient = useQueryClient()
  const item = hashKey(['documents', link])
  const query = keptDocuments(item)
  const { data: kept = [] } = useQuery(query)
  return {
    /** The case with what is remembered of its documents, where it says nothing of them. */
    withMemory: (contactCase: DataQuality): DataQuality =>
      contactCase.documents === undefined && kept.length > 0 ? { ...contactCase, documents: kept } : contactCase,
    /** Remembers a document that was received; a test page sends none. */
    received: (type: DocumentType) => {
      if (transportOf(queryClient).isTest) return
      const documents = [...kept, { document_type: type, received_at: now().toISOString() }]
      queryClient.setQueryData(query.queryKey, documents)
      void keep(item, documents)
    },
  }
}
