import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTableFile } from '#mocks/sandbox/table-file.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { withValues, type Plan } from '#scripts/conformance/plan.ts'
import { CONTACT } from './support/contact.ts'
import { examplePlan, planFor, send } from './support/plans.ts'
import { startSandbox } from './support/servers.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a sandbox that uses the shared file, its clock stopped at this minute after 9:00. */
function startAt(minute: number) {
  const now = () => new Date(Date.UTC(2026, 10, 21, 9, minute))
  return startSandbox({}, { file: join(folder, 'kept'), now })
}

function planOf(readId: string, state: string, id = readId): Plan {
  const row = SCENARIOS.find((each) => each.operationId === readId && each.state === state)
  if (!row) throw new Error(`There is no scenario "${state}".`)
  return planFor(row, id, '~kept')
}

const VERIFY_REQUEST = planOf('getVerification', 'pending', 'verifyRegistrant')
const WRITES = [
  VERIFY_REQUEST,
  withValues(planOf('getConsent', 'required-only', 'saveConsent'), { consents: [{ uid: 'c-1001', status: 'DENIED' }] }),
  planOf('getDataQuality', 'pending', 'uploadDocument'),
  withValues(planOf('getDataQuality', 'pending', 'updateContact'), CONTACT),
  withValues(planOf('getReportRequest', 'nothing-requested', 'requestReport'), {
    email_address: 'jo.anders@anders-buchbinderei.example',
  }),
]
const READS = [
  planOf('getConsent', 'required-only'),
  planOf('getVerification', 'pending'),
  planOf('getDataQuality', 'pending'),
  planOf('getReportRequest', 'nothing-requested'),
  { ...examplePlan('readLedger'), query: {} },
  { ...examplePlan('listUploads'), query: {} },
]
const readAll = (origin: string) => Promise.all(READS.map(async (plan) => (await send(origin, plan)).json))

test('with a file, the sandbox preserves all changes across a restart, until a reset', async () => {
  await using initial = await startAt(0)
  const initialData = await readAll(initial.origin)
  for (const plan of WRITES) expect((await send(initial.origin, plan)).status).toBe(200)
  // One minute later, the report is ready.
  await using restarted = await startAt(1)
  expect(await readAll(restarted.origin)).toMatchObject([
    { object_data: { consents: expect.arrayContaining([expect.objectContaining({ status: 'DENIED' })]) } },
    { verified: 1, answered_at: '2026-11-21T09:00:00.000Z' },
    { verified: 1, documents: [{}] },
    { download_token: expect.any(String) },
    { entries: { length: 5 } },
    { uploads: [{ key: 'pending~kept' }] },
  ])
  expect((await send(restarted.origin, VERIFY_REQUEST)).status).toBe(409)

  await fetch(`${restarted.origin}/__sandbox/reset`, { method: 'POST' })
  await using afterReset = await startAt(0)
  expect(await readAll(afterReset.origin)).toEqual(initialData)
  expect([...initial.reports, ...restarted.reports, ...afterReset.reports]).toEqual([])
})

test.each([
  ['a file that is not a database', 'text-file'],
  ['a file in a folder that does not exist', 'nowhere/kept'],
])('rejects %s with an error that contains its path', (_, name) => {
  const file = join(folder, name)
  writeFileSync(join(folder, 'text-file'), 'Not a database, but long enough to be read as one.')
  expect(() => openTableFile(file)).toThrow(file)
})
