import { expect, test } from 'vitest'
import * as api from '#api/data-copy.ts'
import { readFileName } from '#lib/file-name.ts'
import { exampleOf } from '#mocks/contracts/examples.ts'
import { useSandbox } from './support/api.ts'
import { contracts } from './support/plans.ts'

const EMAIL = 'jo.anders@anders-buchbinderei.example'
const OTHER_EMAIL = 'other@anders-buchbinderei.example'
const HUGE_BYTES = 50 * 1024 * 1024

const downloadOperation = contracts.operation('downloadReport')

let time = Date.parse('2026-11-21T09:00:00Z')
const sandbox = useSandbox({ now: () => new Date(time) })
const read = (key: string) => sandbox.api.read(api.getReportRequest({ access_key: key }))
const request = (key: string, email = EMAIL) => sandbox.api.send(api.requestReport(key), email)
const download = (token: string) => sandbox.api.send(api.downloadReport(token), {})

/** Requests a report and waits until it is ready. */
async function requestAndWait(key: string, email?: string) {
  await request(key, email)
  time += 3000
  return read(key)
}

test('serves a requested report after a delay, repeatedly, and only for the key that requested it', async () => {
  const pending = { download_link: null, download_token: null }
  await request('nothing-requested~a')
  expect(await read('nothing-requested~a')).toEqual(pending)
  const { download_token: token } = await requestAndWait('nothing-requested~a')
  expect(await read('nothing-requested~b')).toEqual(pending)
  for (const _ of ['once', 'again']) {
    const { name, content } = await download(token ?? '')
    expect(name).toBe('report-2026-11-21.csv')
    expect(await content.text()).toContain(EMAIL)
  }
})

test('keeps a report until a new report is ready', async () => {
  const key = 'nothing-requested~d'
  const { download_token: token } = await requestAndWait(key)
  const text = async () => (await download(token ?? '')).content.text()
  await request(key, OTHER_EMAIL)
  expect(await read(key)).toMatchObject({ download_token: token })
  expect(await text()).toContain(EMAIL)
  time += 3000
  expect(await text()).toContain(OTHER_EMAIL)
})

test('responds identically to known and unknown email addresses, but creates no report for the latter', async () => {
  expect(await request('nothing-requested~c', 'nobody@unknown.example')).toEqual(await request('nothing-requested~e'))
  time += 3000
  expect(await read('nothing-requested~c')).toMatchObject({ download_token: null })
})

test.each(['nobody', 'a@b@c', 'a b@c.example'])('rejects the email address "%s"', async (email) => {
  await expect(request('nothing-requested', email)).rejects.toMatchObject({ kind: 'invalid' })
})

test('serves 50 MB with progress events', async () => {
  const progress: Array<{ received: number; total: number | undefined }> = []
  const onProgress = (step: (typeof progress)[number]) => progress.push(step)
  const { name, content } = await sandbox.api.send(api.downloadReport('ready-huge'), { onProgress })
  expect([name, content.size]).toEqual(['report-complete.csv', HUGE_BYTES])
  expect(progress.length).toBeGreaterThan(10)
  expect(progress.at(-1)).toEqual({ received: HUGE_BYTES, total: HUGE_BYTES })
})

test('returns the bytes of a report unchanged', async () => {
  const { content } = await download('ready-octets')
  const { bytes } = exampleOf(downloadOperation, 'ready-octets')
  expect(Buffer.from(await content.arrayBuffer()).equals(bytes ?? Buffer.from('none'))).toBe(true)
})

test.each([
  ['download-breaks', 'network'],
  ['download-dropped', 'network'],
  ['download-html', 'unreadable'],
  ['download-expired', 'expired'],
  ['download-not-found', 'unknown-key'],
])('the download %s fails with an error of the kind %s', async (token, kind) => {
  await expect(download(token)).rejects.toMatchObject({ name: 'ApiError', kind })
})

test('cancels a download', async () => {
  const controller = new AbortController()
  const onProgress = () => controller.abort()
  const file = sandbox.api.send(api.downloadReport('ready-huge'), { signal: controller.signal, onProgress })
  await expect(file).rejects.toMatchObject({ kind: 'aborted' })
})

test('reportUrl encodes the token', async () => {
  const urlOf = (token: string) => api.reportUrl(sandbox.api.queryClient, token)
  expect(urlOf('a/b$&?')).toBe('/consent/api/no-auth/hermes/report/download/a%2Fb%24%26%3F')
  const response = await fetch(sandbox.server.origin + urlOf('ready-utf8-name'))
  expect(readFileName(response.headers.get('content-disposition'))).toBe('Auskunft für Jö.csv')
})
