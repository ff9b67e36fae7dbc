import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as api from '#api/data-quality.ts'
import type { ApiError } from '#api/errors.ts'
import { CONTACT } from './support/contact.ts'
import { bytesOf } from './support/files.ts'
import { useSandbox } from './support/api.ts'

const MIB = 1024 * 1024

const sandbox = useSandbox()
const linkOf = (copy: string, state = 'pending') => ({ key: `${state}~${copy}`, reseller_id: 'nordlicht' })
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'proof.pdf') => new File([bytes], name)
const read = (link: ReturnType<typeof linkOf>) => sandbox.api.read(api.getDataQuality(link))
const approve = (link: ReturnType<typeof linkOf>, contact = CONTACT) =>
  sandbox.api.send(api.updateContact(link, contact))

function upload(link: ReturnType<typeof linkOf>, file: File, type: 'id_card' | 'utility_bill' = 'id_card') {
  return sandbox.api.send(api.uploadDocument(link), { type, file })
}

async function getJson(path: string) {
  return (await fetch(`${sandbox.server.origin}/__sandbox/${path}`)).json()
}

test.each(['pdf', 'png', 'jpeg', 'heic'] as const)('stores a %s file unchanged, with its name', async (kind) => {
  const link = linkOf(kind)
  const bytes = bytesOf(kind, 300_000)
  const file = new File([bytes], 'Übersicht "1".dat', { type: 'text/plain' })
  await upload(link, file, 'utility_bill')
  const { uploads } = await getJson(`uploads?key=${link.key}`)
  expect(uploads).toEqual([
    {
      upload_id: expect.any(String),
      at: '2026-11-21T09:00:00.000Z',
      key: link.key,
      document_type: 'utility_bill',
      file_name: file.name,
      declared_type: 'text/plain',
      content_type: kind === 'pdf' ? 'application/pdf' : `image/${kind}`,
      size: 300_000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  ])
  const stored = await fetch(`${sandbox.server.origin}/__sandbox/uploads/${uploads[0].upload_id}`)
  expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true)
  expect((await fetch(`${sandbox.server.origin}/__sandbox/uploads/u-999`)).status).toBe(404)
})

test('accepts a document of 10 MB', async () => {
  const { reference } = await upload(linkOf('large'), fileOf(bytesOf('pdf', 10 * MIB)))
  expect(reference).toMatch(/^U-/)
})

test.each([
  ['an unrecognized file named .pdf', bytesOf('unknown'), 422],
  ['an empty file', bytesOf('unknown', 0), 422],
  ['a file that is one byte too large', bytesOf('pdf', 10 * MIB + 1), 413],
])('rejects %s and does not store it', async (_, bytes, status) => {
  const link = linkOf('refused')
  await expect(upload(link, fileOf(bytes))).rejects.toMatchObject({ status })
  expect(await read(link)).toMatchObject({ documents: [] })
  expect(await getJson(`uploads?key=${link.key}`)).toEqual({ uploads: [] })
})

test('rejects a document type that is not offered for the contact', async () => {
  const mutation = api.uploadDocument(linkOf('type', 'few-document-types'))
  const request = sandbox.api.send(mutation, { type: 'company_stamp', file: fileOf(bytesOf('pdf')) })
  await expect(request).rejects.toMatchObject({ kind: 'invalid', status: 422 })
})

test('a contact is in review after each upload, and can still be approved', async () => {
  const link = linkOf('review')
  for (const type of ['id_card', 'utility_bill'] as const) await upload(link, fileOf(bytesOf('jpeg')), type)
  const inReview = await read(link)
  expect(inReview).toMatchObject({ verified: 0, answer: null })
  expect(inReview.documents?.map((document) => document.document_type)).toEqual(['id_card', 'utility_bill'])
  await approve(link)
  expect(await read(link)).toMatchObject({ verified: 1, answer: 'approved' })
  await expect(upload(link, fileOf(bytesOf('pdf')))).rejects.toMatchObject({ kind: 'answered' })
})

test('stores a corrected contact, and approves it when it is sent again unchanged', async () => {
  const link = linkOf('corrected')
  const contact = { ...CONTACT, org_name: '', address: '12 Example Street\nFlat 4 & 5', city: 'Żory' }
  expect(await approve(link, contact)).not.toHaveProperty('answer')
  expect(await read(link)).toMatchObject({ verified: 0, answer: null, contact_data: contact })
  await approve(link, contact)
  expect(await read(link)).toMatchObject({ verified: 1, contact_data: contact })
})

test('rejects an invalid contact, with the errors by field if the backend names the fields', async () => {
  const incomplete = approve(linkOf('incomplete'), { ...CONTACT, country: '' })
  await expect(incomplete).rejects.toMatchObject({ kind: 'invalid', status: 422, fields: {} })
  const fields = await approve(linkOf('fields', 'save-422')).catch((error: Error) => (error as ApiError).fields)
  expect(fields).toEqual({ postal_code: 'The postal code does not belong to this country.' })
})

test('records an upload in the ledger without its bytes', async () => {
  const link = linkOf('ledger')
  await upload(link, fileOf(bytesOf('png'), 'id.png'))
  const { entries } = await getJson(`ledger?key=${link.key}`)
  const document = { file_name: 'id.png', type: 'application/octet-stream', size: 4096 }
  expect(entries).toMatchObject([{ operation: 'uploadDocument', body: { ...link, document } }])
})
