import { dataQualityQuery, uploadMutation, type ContactFields, type DataQuality } from '#api/data-quality.ts'
import { answeredWith, pretend } from '#decision/sample-calls.ts'
import { now } from '#lib/clock.ts'
import type { DATA_QUALITY_CALLS } from './calls.ts'
import { contactOf, differences } from './rules.ts'

/**
 * Stands in for the calls of a test page, and keeps in the page what a backend would keep: a contact that is sent as it
 * stands is approved, a changed one is saved, a document is in review.
 */
export function dataQualitySample(contactCase: DataQuality): typeof DATA_QUALITY_CALLS {
  let current = contactCase
  const change = (news: Partial<DataQuality>) => {
    current = { ...current, ...news }
    return pretend({})
  }
  return {
    dataQualityQuery: (link) => answeredWith(dataQualityQuery(link), current),
    getDataQuality: async () => current,
    updateContact: (_link, contact) => change(standsAs(current, contact) ? { verified: 1 } : { contact_data: contact }),
    uploadMutation: (link) => ({
      ...uploadMutation(link),
      mutationFn: ({ type }) =>
        change({
          documents: [...(current.documents ?? []), { document_type: type, received_at: now().toISOString() }],
        }),
    }),
  }
}

function standsAs(contactCase: DataQuality, contact: ContactFields): boolean {
  return differences(contactOf(contactCase), contact).length === 0
}
