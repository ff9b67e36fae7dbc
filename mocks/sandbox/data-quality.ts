import type { components, operations } from '#api/generated/data-quality.d.ts'
import { isReseller } from './branding.ts'
import { createDecisions } from './decisions.ts'
import { documentTypeOf, refusalOf } from './documents.ts'
import { isYes } from './flags.ts'
import type { Handlers } from './handlers.ts'
import type { World } from './world.ts'

type DataQuality = components['schemas']['DataQuality']
type Link = operations['getDataQuality']['parameters']['query']
type Contact = Omit<components['schemas']['ContactUpdate'], keyof Link>

/** Contacts to check, by key. An update without changes approves the contact; a changed contact is stored. */
export function dataQuality(world: World): Handlers<operations> {
  const cases = createDecisions<DataQuality>(world, 'getDataQuality', {
    isAnswered: ({ verified }) => isYes(verified),
  })

  const linkOf = ({ key, reseller_id: reseller }: Link) => ({ key, matches: () => isReseller(world, reseller) })

  return {
    getDataQuality: ({ query }) => cases.read(linkOf(query)),

    async uploadDocument({ body: { key, reseller_id, document_type: documentType, document } }) {
      // The contract's type is `string`, but an uploaded document is a `File`.
      const file = document as unknown as File | string
      const bytes = typeof file === 'string' ? new Uint8Array() : new Uint8Array(await file.arrayBuffer())
      const response = cases.decide('uploadDocument', {
        ...linkOf({ key, reseller_id }),
        refuse: ({ supported_document_types: types }) =>
          types?.length && !types.includes(documentType) ? 'unsupported-document-type' : refusalOf(bytes),
        changes: (now, { documents }) => ({
          documents: [...(documents ?? []), { document_type: documentType, received_at: now.toISOString() }],
        }),
      })
      if (response.status !== 200 || typeof file === 'string') return response
      const metadata = { document_type: documentType, file_name: file.name, declared_type: file.type }
      const at = world.now().toISOString()
      world.uploads.add({ at, key, ...metadata, content_type: documentTypeOf(bytes) ?? '' }, bytes)
      return response
    },

    updateContact({ body: { key, reseller_id, ...contact } }) {
      const link = linkOf({ key, reseller_id })
      const current = cases.read(link)
      const isUnchanged = current.status === 200 && isSame(contact, current.body.contact_data)
      return cases.decide('updateContact', {
        ...link,
        ...(isUnchanged && { answer: 'approved' }),
        refuse: () => (isComplete(contact) ? undefined : 'incomplete-contact'),
        changes: () => (isUnchanged ? { verified: 1 } : { contact_data: contact }),
      })
    },
  }
}

/** Returns whether an update changes nothing; the form sends empty strings for fields that the contact lacks. */
function isSame(contact: Contact, other: DataQuality['contact_data']): boolean {
  return (Object.keys(contact) as Array<keyof Contact>).every((name) => contact[name] === (other?.[name] ?? ''))
}

function isComplete({ email, full_name: name, address, city, country }: Contact): boolean {
  return email.includes('@') && /^[A-Z]{2}$/.test(country) && [name, address, city].every((text) => text.trim() !== '')
}
