import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#api/data-quality.ts'
import type { ApiError } from '#api/errors.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { CONTACT } from './support/contact.ts'
import { expectKind, expectTrueTo } from './support/expectations.ts'
import { bytesOf } from './support/files.ts'
import { pageOf, type Page } from './support/page.ts'
import { STAND_INS, startPrism, startSandbox, type TestServer } from './support/servers.ts'

const UPLOAD = '/registrant/api/no-auth/data_quality/upload'
const MIB = 1024 * 1024
const contracts = await loadContracts()

/** Sends a file as a form of another maker than ours would, and gives its answer, true to the contract. */
async function send(
  server: TestServer,
  key: string,
  file: File,
  headers: Record<string, string> = {},
  type = 'id_card',
) {
  const form = new FormData()
  const fields = { key, reseller_id: 'nordlicht', document_type: type }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('document', file)
  const response = await fetch(server.origin + UPLOAD, { method: 'POST', body: form, headers })
  const body = expectTrueTo('uploadDocument', { response, data: await response.json() })
  return { response, body }
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'proof.pdf') => new File([bytes], name)

describe.each(STAND_INS)('documents sent to the $name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test('are taken', async () => {
    const { response, body } = await send(server, 'pending~taken', fileOf(bytesOf('pdf', 10 * MIB)))
    expectKind('taken', response, body)
    expect(body).toMatchObject({ reference: expect.stringMatching(/^U-/) })
  })

  test.each([
    ['upload-413', 'too-large'],
    ['upload-415', 'unsupported-media'],
    ['upload-422', 'unreadable-document'],
    ['save-fails-500', 'error-500'],
    ['verified', 'already-answered'],
    ['not-found', 'not-found'],
  ])('under the key %s are refused with the example %s', async (key, example) => {
    const { response, body } = await send(server, key, fileOf(bytesOf('pdf')))
    expectKind(example, response, body)
  })

  test('break no contract on the way', () => expect(server.reports).toEqual([]))

  test.each([
    ['without the file', { key: 'pending', reseller_id: 'nordlicht', document_type: 'id_card' }],
    ['of an unknown type', { key: 'pending', reseller_id: 'nordlicht', document_type: 'passport', document: 'x' }],
    [
      'with more than the contract has',
      { key: 'pending', reseller_id: 'nordlicht', document_type: 'id_card', document: 'x', more: '' },
    ],
  ])('%s are a breach of contract, loudly', async (_, parts) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(parts)) form.append(name, value)
    const response = await fetch(server.origin + UPLOAD, { method: 'POST', body: form })
    expect(response.headers.get('x-contract-violation')).toContain('uploadDocument')
  })

  test('two at once, or in a form that ends too early, are one as well', async () => {
    const form = new FormData()
    for (const name of ['a.pdf', 'b.pdf']) form.append('document', fileOf(bytesOf('pdf'), name))
    const broken = {
      body: '--x\r\nContent-Disposition: form-data; name="key"',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }
    for (const init of [{ body: form }, broken]) {
      const response = await fetch(server.origin + UPLOAD, { method: 'POST', ...init })
      expect(response.headers.get('x-contract-violation')).toContain('uploadDocument')
    }
  })
})

test('Prism answers every named example of an upload', async () => {
  await using server = await startPrism()
  for (const { name, value } of examplesOf(contracts.operation('uploadDocument'))) {
    const { response, body } = await send(server, 'pending', fileOf(bytesOf('png')), { prefer: `example=${name}` })
    expect(body).toEqual(value)
    expectKind(name, response, body)
  }
  expect(server.reports).toEqual([])
})

describe('the sandbox', () => {
  let server: TestServer
  let page: Page
  beforeAll(async () => {
    server = await startSandbox()
    page = pageOf(server.origin)
  })
  afterAll(() => server.close())
  const linkOf = (copy: string) => ({ key: `pending~${copy}`, reseller_id: 'nordlicht' })

  test.each(['pdf', 'png', 'jpeg', 'heic'] as const)('gets a %s byte for byte, under its name', async (kind) => {
    const link = linkOf(kind)
    const bytes = bytesOf(kind, 300_000)
    const file = new File([bytes], 'Übersicht "1".dat', { type: 'text/plain' })
    await page.send(api.uploadDocument(link), { type: 'utility_bill', file })
    const { uploads } = await (await fetch(`${server.origin}/__sandbox/uploads?key=${link.key}`)).json()
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
    const held = await fetch(`${server.origin}/__sandbox/uploads/${uploads[0].upload_id}`)
    expect(Buffer.from(await held.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await fetch(`${server.origin}/__sandbox/uploads/u-999`)).status).toBe(404)
  })

  test.each([
    ['a text that is called .pdf', bytesOf('nothing'), 'unreadable-document'],
    ['nothing', bytesOf('nothing', 0), 'empty-document'],
    ['a byte too much', bytesOf('pdf', 10 * MIB + 1), 'too-large'],
  ])('refuses %s and keeps nothing of it', async (_, bytes, example) => {
    const { response, body } = await send(server, 'pending~refused', fileOf(bytes))
    expectKind(example, response, body)
    expect(await page.ask(api.getDataQuality(linkOf('refused')))).toMatchObject({ documents: [] })
    const { uploads } = await (await fetch(`${server.origin}/__sandbox/uploads?key=pending~refused`)).json()
    expect(uploads).toEqual([])
  })

  test('refuses a type of document that is not accepted for the contact', async () => {
    const { response, body } = await send(server, 'few-document-types', fileOf(bytesOf('pdf')), {}, 'company_stamp')
    expectKind('unsupported-document-type', response, body)
  })

  test('puts the case in review with each document, and it can be approved all the same', async () => {
    const link = linkOf('review')
    for (const type of ['id_card', 'utility_bill'] as const) {
      await page.send(api.uploadDocument(link), { type, file: fileOf(bytesOf('jpeg')) })
    }
    const inReview = await page.ask(api.getDataQuality(link))
    expect(inReview).toMatchObject({ verified: 0, answer: null })
    expect(inReview.documents?.map((document) => document.document_type)).toEqual(['id_card', 'utility_bill'])
    await page.send(api.updateContact(link, CONTACT))
    expect(await page.ask(api.getDataQuality(link))).toMatchObject({ verified: 1, answer: 'approved' })
    await expect(
      page.send(api.uploadDocument(link), { type: 'id_card', file: fileOf(bytesOf('pdf')) }),
    ).rejects.toMatchObject({
      kind: 'answered',
    })
  })

  test('remembers a corrected contact, and takes it as approved when it is sent again', async () => {
    const link = linkOf('corrected')
    const contact = { ...CONTACT, org_name: '', address: '12 Example Street\nFlat 4 & 5', city: 'Żory' }
    expect(await page.send(api.updateContact(link, contact))).not.toHaveProperty('answer')
    expect(await page.ask(api.getDataQuality(link))).toMatchObject({ verified: 0, answer: null, contact_data: contact })
    await page.send(api.updateContact(link, contact))
    expect(await page.ask(api.getDataQuality(link))).toMatchObject({ verified: 1, contact_data: contact })
  })

  test('refuses a contact without a country', async () => {
    const approval = page.send(api.updateContact(linkOf('incomplete'), { ...CONTACT, country: '' }))
    await expect(approval).rejects.toMatchObject({ kind: 'invalid', status: 422 })
  })

  test('says which field of a contact is wrong, where it knows', async () => {
    const refused = page.send(api.updateContact({ key: 'save-422~fields', reseller_id: 'nordlicht' }, CONTACT))
    const problems = await refused.catch((error: Error) => (error as ApiError).fields)
    expect(problems).toEqual({ postal_code: 'The postal code does not belong to this country.' })
    const incomplete = page.send(api.updateContact(linkOf('no-fields'), { ...CONTACT, city: '' }))
    expect(await incomplete.catch((error: Error) => (error as ApiError).fields)).toEqual({})
  })

  test('names an upload in the ledger, without its bytes', async () => {
    await page.send(api.uploadDocument(linkOf('ledger')), { type: 'id_card', file: fileOf(bytesOf('png'), 'id.png') })
    const { entries } = await (await fetch(`${server.origin}/__sandbox/ledger?key=pending~ledger`)).json()
    const document = { file_name: 'id.png', type: 'application/octet-stream', size: 4096 }
    expect(entries).toMatchObject([{ operation: 'uploadDocument', body: { ...linkOf('ledger'), document } }])
  })

  test('breaks no contract on the way', () => expect(server.reports).toEqual([]))
})
