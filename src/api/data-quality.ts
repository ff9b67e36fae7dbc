import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callForDecision, type DecisionResult } from './call.ts'
import { client } from './client.ts'
import { keepFieldProblems } from './error-fields.ts'
import { ApiError } from './errors.ts'
import type { components, operations } from './generated/data-quality.d.ts'
import { asUpload, type UploadProgress } from './upload-transport.ts'
import { AS_DECISION } from './urlencoded.ts'

type Upload = components['schemas']['DocumentUpload']

export type DataQuality = components['schemas']['DataQuality']
/** What a link to a case names: its key and the reseller. */
export type DataQualityLink = operations['getDataQuality']['parameters']['query']
/** The contact as it is sent: every field, empty where there is nothing. */
export type ContactFields = Omit<components['schemas']['ContactUpdate'], keyof DataQualityLink>
export type DocumentType = Upload['document_type']
export type ProofDocument = { type: DocumentType; file: File }
type Watch = { signal?: AbortSignal; onProgress?: (progress: UploadProgress) => void }

/** `getDataQuality`: the contact in question, and what may prove it. */
export function getDataQuality(link: DataQualityLink, signal?: AbortSignal): Promise<DataQuality> {
  const options = { params: { query: link }, ...(signal && { signal }) }
  return call(client.GET('/registrant/api/no-auth/data_quality/info', options))
}

/** `uploadDocument`: sends a document as proof, under the name that the file has. Can be cancelled and watched. */
export function uploadDocument(
  link: DataQualityLink,
  { type, file }: ProofDocument,
  { signal, onProgress }: Watch = {},
): Promise<DecisionResult> {
  // The generated type of a file is text, as OpenAPI describes one.
  const body: Upload = { ...link, document_type: type, document: file as unknown as string }
  const options = { body, ...asUpload(onProgress), ...(signal && { signal }) }
  return callForDecision(client.POST('/registrant/api/no-auth/data_quality/upload', options))
}

/** `updateContact`: corrects the contact, or approves it when it is sent as it stands. */
export async function updateContact(link: DataQualityLink, contact: ContactFields): Promise<DecisionResult> {
  const options = { body: { ...link, ...contact }, ...AS_DECISION }
  const answer = client.POST('/registrant/api/no-auth/data_quality/update_contact', options)
  try {
    return await callForDecision(answer)
  } catch (failure) {
    if (failure instanceof ApiError && failure.kind === 'invalid') keepFieldProblems(failure, (await answer).error)
    throw failure
  }
}

/** The case behind a link, kept for the visit. */
export function dataQualityQuery(link: DataQualityLink) {
  return queryOptions({
    queryKey: ['getDataQuality', link],
    queryFn: ({ signal }) => getDataQuality(link, signal),
    meta: { area: 'uk' },
  })
}

/** Sends a document. Whether it is in review is what the case says when it is read again. */
export function uploadMutation(link: DataQualityLink) {
  return mutationOptions({
    mutationKey: ['uploadDocument', link],
    mutationFn: ({ signal, onProgress, ...document }: ProofDocument & Watch) =>
      uploadDocument(link, document, { ...(signal && { signal }), ...(onProgress && { onProgress }) }),
    meta: { area: 'uk' },
  })
}

/** Corrects or approves the contact. What counts is what the case says when it is read again. */
export function contactMutation(link: DataQualityLink) {
  return mutationOptions({
    mutationKey: ['updateContact', link],
    mutationFn: (contact: ContactFields) => updateContact(link, contact),
    meta: { area: 'uk' },
  })
}
