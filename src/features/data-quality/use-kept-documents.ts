import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataQuality, DataQualityLink, DocumentType } from '#api/data-quality.ts'
import { kept, remember } from '#api/kept.ts'
import { now } from '#lib/clock.ts'

type Documents = NonNullable<DataQuality['documents']>

/** The documents that this device has sent in this session, for backends that do not list them. */
export function useKeptDocuments(link: DataQualityLink) {
  const queryClient = useQueryClient()
  const item = ['documents', link]
  const { data: sent = [] } = useQuery(kept(item, (value) => (Array.isArray(value) ? (value as Documents) : [])))
  return {
    /** The case with what is remembered of its documents, where it says nothing of them. */
    withMemory: (contactCase: DataQuality): DataQuality =>
      contactCase.documents === undefined && sent.length > 0 ? { ...contactCase, documents: sent } : contactCase,
    received: (type: DocumentType) =>
      remember(queryClient, item, [...sent, { document_type: type, received_at: now().toISOString() }]),
  }
}
