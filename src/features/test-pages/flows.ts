import type { ConsentSession, ConsentUpdate } from '#api/consent.ts'
import type { DataQuality } from '#api/data-quality.ts'
import type { SampleOf, SamplePage } from '#api/messaging.ts'
import type { Upload } from '#api/transport.ts'
import type { API_PATHS } from '#lib/api-paths.gen.ts'
import { now } from '#lib/clock.ts'

type OperationId = keyof typeof API_PATHS

/** Returns the item as it is after a write. */
type Write<Item> = (item: Item, request: Request, upload?: Upload) => Item | Promise<Item>

/** The operations that a test page handles. It rejects all other operations. */
export type Flow<Item> = {
  reads: readonly OperationId[]
  writes: Partial<Record<OperationId, Write<Item>>>
  /** A read whose response is a file instead of the item. */
  file?: OperationId
  /** Wraps the item for a response. */
  envelope?: (item: Item) => object
}

/** Leaves the sample unchanged, so that the decision can be repeated. */
const keep = <Item>(item: Item) => item

export const FLOWS: { [Page in SamplePage]: Flow<SampleOf[Page]> } = {
  trade: {
    reads: ['getNewTrade', 'getCurrentTrade'],
    writes: { approveNewTrade: keep, cancelNewTrade: keep, approveCurrentTrade: keep, cancelCurrentTrade: keep },
  },
  transfer: { reads: ['getTransferAway'], writes: { approveTransferAway: keep, declineTransferAway: keep } },
  dls: { reads: ['getListing'], writes: { approveListing: keep, declineListing: keep } },
  trademark: {
    reads: ['getTrademarkNotice'],
    writes: { approveTrademarkNotice: keep, declineTrademarkNotice: keep },
  },
  verification: {
    reads: ['getVerification'],
    writes: { verifyRegistrant: (item) => ({ ...item, verified: 1 }) },
  },
  data_quality: { reads: ['getDataQuality'], writes: { updateContact: applyCorrection, uploadDocument: addDocument } },
  consent: {
    reads: ['getConsent'],
    writes: { saveConsent: applyConsents },
    envelope: (session) => ({ object_data: session }),
  },
  request: { reads: ['getReportRequest'], writes: { requestReport: keep }, file: 'downloadReport' },
}

async function applyCorrection(item: DataQuality, request: Request): Promise<DataQuality> {
  const params = new URLSearchParams(await request.text())
  const contact = item.contact_data ?? {}
  const fields = [...params].filter(([name]) => name !== 'key' && name !== 'reseller_id')
  const isUnchanged = fields.every(([name, value]) => value === contactText(contact[name as keyof typeof contact]))
  return { ...item, ...(isUnchanged ? { verified: 1 } : { contact_data: Object.fromEntries(fields) }) }
}

function contactText(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}

async function addDocument(item: DataQuality, _request: Request, upload?: Upload): Promise<DataQuality> {
  const type = upload?.form.get('document_type')
  const document = { document_type: typeof type === 'string' ? type : '', received_at: now().toISOString() }
  return { ...item, documents: [...(item.documents ?? []), document] }
}

async function applyConsents(session: ConsentSession, request: Request): Promise<ConsentSession> {
  const { consents: answers } = (await request.json()) as ConsentUpdate
  const statusByUid = new Map(answers.map(({ uid, status }) => [uid, status]))
  return {
    ...session,
    modification_date: now().toISOString(),
    consents:
      session.consents?.map((consent) => {
        const status = consent && statusByUid.get(consent.uid)
        return status ? { ...consent, status } : consent
      }) ?? null,
  }
}
