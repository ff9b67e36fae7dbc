import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CONTACT } from './support/contact.ts'
import { bytesOf } from './support/files.ts'
import { startSandbox } from './support/servers.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const REGISTRANT = '/registrant/api/no-auth'
const LINK = { key: 'pending~kept', reseller_id: 'nordlicht' }
const VERIFICATION = { ...LINK, verification_id: '48213' }
const CONSENT = '/consent/api/no-auth/identity_service/consent/required-only~kept'
const REPORT = '/consent/api/no-auth/hermes/report/request'

/** A sandbox on the same file as all others here, as if started again; a minute later each time. */
function startAgain(minute: number) {
  const now = () => new Date(Date.UTC(2026, 10, 21, 9, minute))
  return startSandbox({}, { file: join(folder, 'kept'), now })
}

/** Everything there is to read about what is changed below. */
async function readAll(origin: string) {
  const paths = [
    CONSENT,
    `${REGISTRANT}/registrant_verification/info?${String(new URLSearchParams(VERIFICATION))}`,
    `${REGISTRANT}/data_quality/info?${String(new URLSearchParams(LINK))}`,
    `${REPORT}/nothing-requested~kept`,
    '/__sandbox/ledger',
    '/__sandbox/uploads',
  ]
  return Promise.all(paths.map(async (path) => (await fetch(origin + path)).json() as Promise<unknown>))
}

async function changeAll(origin: string): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const upload = new FormData()
  for (const [name, value] of Object.entries({ ...LINK, document_type: 'id_card' })) upload.append(name, value)
  upload.append('document', new File([bytesOf('png')], 'id.png'))
  const consents = [{ uid: 'c-1001', status: 'DENIED' }]
  const order = { access_key: 'nothing-requested~kept', email_address: 'jo.anders@anders-buchbinderei.example' }
  const post = (path: string, body: BodyInit, headers = {}) => fetch(origin + path, { method: 'POST', body, headers })
  const answers = [
    await fetch(origin + CONSENT, { method: 'PUT', headers: json, body: JSON.stringify({ consents }) }),
    await post(`${REGISTRANT}/registrant_verification/verify`, new URLSearchParams(VERIFICATION)),
    await post(`${REGISTRANT}/data_quality/upload`, upload),
    await post(`${REGISTRANT}/data_quality/update_contact`, new URLSearchParams({ ...LINK, ...CONTACT })),
    await post(REPORT, JSON.stringify(order), json),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
}

test('with a file, everything that was changed is there after a restart, and gone after a reset', async () => {
  await using first = await startAgain(0)
  const fresh = await readAll(first.origin)
  await changeAll(first.origin)
  // A minute passes, so that the report is ready.
  await using second = await startAgain(1)
  const kept = await readAll(second.origin)
  expect(kept).toMatchObject([
    { object_data: { consents: expect.arrayContaining([expect.objectContaining({ status: 'DENIED' })]) } },
    { verified: 1, answered_at: '2026-11-21T09:00:00.000Z' },
    { verified: 1, documents: [{ document_type: 'id_card' }] },
    { download_token: expect.any(String) },
    { entries: { length: 5 } },
    { uploads: [{ file_name: 'id.png', size: 4096 }] },
  ])
  const verifiedTwice = { method: 'POST', body: new URLSearchParams(VERIFICATION) }
  expect((await fetch(`${second.origin}${REGISTRANT}/registrant_verification/verify`, verifiedTwice)).status).toBe(409)

  await fetch(`${second.origin}/__sandbox/reset`, { method: 'POST' })
  await using third = await startAgain(0)
  expect(await readAll(third.origin)).toEqual(fresh)
  expect([...first.reports, ...second.reports, ...third.reports]).toEqual([])
})
