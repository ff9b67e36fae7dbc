import type { components, operations } from '#api/generated/data-quality.d.ts'
import { isReseller } from './branding.ts'
import { createDecisions } from './decisions.ts'
import { documentTypeOf, refusalOf } from './documents.ts'
import { saysYes } from './flags.ts'
import type { Handlers } from './handlers.ts'
import type { World } from './world.ts'

type DataQuality = components['schemas']['DataQuality']
type Link = operations['getDataQuality']['parameters']['query']
type Contact = Omit<components['schemas']['ContactUpdate'], keyof Link>

/**
 * Contacts in question, by key. A contact that is sent unchanged is approved by that, a changed one is remembered;
 * a document puts the case in review.
 */
export function dataQuality(world: World): Handlers<operations> {
  const cases = createDecisions<DataQuality>(world, 'getDataQuality', {
    deadline: () => undefined,
    isAnswered: ({ verified }) => saysYes(verified),
  })

  const linkOf = ({ key, reseller_id: reseller }: Link) => ({ key, fits: () => isReseller(world, reseller) })

  return {
    getDataQuality: ({ query }) => cases.read(linkOf(query)),

    async uploadDocument({ body: { key, reseller_id, document_type: documentType, document } }) {
      // Contracts describe a file as text.
      const file = document as unknown as File | string
      const bytes = typeof file === 'string' ? new Uint8Array() : new Uint8Array(await file.arrayBuffer())
      const answer = cases.decide('uploadDocument', {
        ...linkOf({ key, reseller_id }),
        refuse: ({ supported_document_types: accepted }) =>
          accepted?.length && !accepted.includes(documentType) ? 'unsupported-document-type' : refusalOf(bytes),
        changes: (now, { documents }) => ({
          documents: [...(documents ?? []), { document_type: documentType, received_at: now.toISOString() }],
        }),
      })
      if (answer.status === 200 && typeof file !== 'string') {
        world.uploads.add(
          {
            at: world.now().toISOString(),
            key,
            document_type: documentType,
            file_name: file.name,
            declared_type: file.type,
            content_type: documentTypeOf(bytes) ?? '',
          },
          bytes,
        )
      }
      return answer
    },

    updateContact({ body: { key, reseller_id, ...contact } }) {
      const link = linkOf({ key, reseller_id })
      const current = cases.read(link)
      const asItStands = current.status === 200 && isSame(contact, current.body.contact_data)
      return cases.decide('updateContact', {
        ...link,
        ...(asItStands && { answer: 'approved' }),
        refuse: () => (isComplete(contact) ? undefined : 'incomplete-contact'),
        changes: () => (asItStands ? { verified: 1 } : { contact_data: contact }),
      })
    },
  }
}

/** An absent field is sent as an empty one. */
function isSame(contact: Contact, other: DataQuality['contact_data']): boolean {
  return (Object.keys(contact) as Array<keyof Contact>).every((name) => contact[name] === (other?.[name] ?? ''))
}

function isComplete({ email, full_name: name, address, city, country }: Contact): boolean {
  return email.includes('@') && /^[A-Z]{2}$/.test(country) && [name, address, city].every((text) => text.trim() !== '')
}
