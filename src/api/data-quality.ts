import { mutationOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { call, callForDecision } from './call.ts'
import { decisionMutation } from './decision.ts'
import type { components, operations } from './generated/data-quality.d.ts'
import { hasContactFacts, itemQuery } from './item-facts.ts'
import { apiOf, transportOf } from './query-client.ts'
import { asUpload, type UploadProgress } from './upload.ts'

type Upload = components['schemas']['DocumentUpload']

export type DataQuality = components['schemas']['DataQuality']
export type DataQualityLink = operations['getDataQuality']['parameters']['query']
/** The contact as it is sent: with every field, empty if unknown. */
export type ContactFields = Omit<components['schemas']['ContactUpdate'], keyof DataQualityLink>
export type DocumentType = Upload['document_type']
export type ProofDocument = { type: DocumentType; file: File }
type UploadOptions = { signal?: AbortSignal; onProgress?: (progress: UploadProgress) => void }

export function getDataQuality(link: DataQualityLink) {
  return itemQuery(['getDataQuality', link], 'uk', hasContactFacts, (api, signal) =>
    call(api.GET(paths.getDataQuality, { params: { query: link }, signal })),
  )
}

/** Uploads a document as proof, under its file name. */
export function uploadDocument(link: DataQualityLink) {
  return mutationOptions({
    mutationFn: ({ type, file, signal, onProgress }: ProofDocument & UploadOptions, { client }) => {
      // OpenAPI describes a file as a string.
      const body: Upload = { ...link, document_type: type, document: file as unknown as string }
      const options = { body, ...asUpload(transportOf(client), onProgress), ...(signal && { signal }) }
      return callForDecision(apiOf(client).POST(paths.uploadDocument, options))
    },
    meta: { area: 'uk', abortable: true },
  })
}

/** Corrects the contact, or approves it if it is sent unchanged. */
export function updateContact(link: DataQualityLink, contact: ContactFields) {
  return decisionMutation('uk', (api, options) =>
    api.POST(paths.updateContact, { body: { ...link, ...contact }, ...options }),
  )
}
