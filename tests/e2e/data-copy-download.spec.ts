import { readFile } from 'node:fs/promises'
import { field, submit } from '#tests/support/data-copy.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const DOWNLOAD = '/consent/api/no-auth/hermes/report/download'

for (const [state, name] of inTurn(
  [
    ['ready', 'report-2026-11-21.csv'],
    ['ready-no-name', 'report.csv'],
    ['ready-path-name', 'report.csv'],
    ['ready-utf8-name', 'Auskunft für Jö.csv'],
    ['ready-zip', 'report.zip'],
    ['ready-octets', 'report.bin'],
    ['ready-huge', 'report-complete.csv'],
  ] as const,
  0,
  3,
)) {
  test(`${state} is downloaded by itself, once, as ${name}`, async ({ page, baseURL }) => {
    let calls = 0
    page.on('request', (request) => (calls += request.url().includes(DOWNLOAD) ? 1 : 0))
    const key = freshKey(state)
    const download = page.waitForEvent('download')
    await page.goto(`/request/${key}`)
    const file = await download
    await expect(page.getByText(`Saved as ${name}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Downloading your data' })).toBeVisible()
    await expect(page).toHaveTitle(/^Your data was downloaded/)
    const saved = await readFile(await file.path())
    const source = Buffer.from(await (await fetch(`${baseURL}${DOWNLOAD}/${key}`)).arrayBuffer())
    expect(saved.equals(source)).toBe(true)
    await expect(page.getByRole('link', { name: 'Download your data' })).toHaveAttribute('href', `${DOWNLOAD}/${key}`)
    await page.waitForLoadState('networkidle')
    expect(calls).toBe(1)
    expect(file.suggestedFilename()).toBe(name)
  })
}

for (const state of ['download-breaks', 'download-fails-500', 'download-html', 'download-dropped']) {
  test(`${state}: the failure is told, and trying again is possible`, async ({ page, declaredFailures }) => {
    declaredFailures(/status of [45]\d\d|ERR_/)
    await page.goto(`/request/${freshKey(state)}`)
    const failure = page.getByText('There was an error, Please try again', { exact: true })
    await expect(failure).toBeVisible()
    const again = page.waitForRequest((request) => request.url().includes(DOWNLOAD))
    await page.getByRole('button', { name: 'Try again' }).click()
    await again
    await expect(failure).toBeVisible()
  })
}

for (const state of ['download-expired', 'download-not-found']) {
  test(`${state}: the page says so and offers a new copy, not to try again`, async ({ page, declaredFailures }) => {
    declaredFailures(/status of 4\d\d/)
    await page.goto(`/request/${freshKey(state)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This download has expired' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Request a new copy/)
    await expect(field(page)).toBeVisible()
    await expect(submit(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Download your data' })).toHaveCount(0)
  })
}

test('a download can be cancelled, leaves nothing behind, and can be begun again', async ({
  page,
  declaredFailures,
}) => {
  declaredFailures(/ERR_/)
  await page.clock.install()
  await page.goto(`/request/${freshKey('download-never')}`)
  await expect(page.getByRole('progressbar', { name: 'Download' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Downloading your data' })).toBeVisible()
  await page.clock.fastForward('00:11')
  await expect(page.getByText('Still waiting for the download to start')).toBeVisible()
  let files = 0
  page.on('download', () => (files += 1))
  await page.getByRole('button', { name: 'Cancel download' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Request aborted' })).toBeVisible()
  await expect(page.getByText('Nothing was saved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Downloading your data' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const again = page.waitForRequest((request) => request.url().includes(DOWNLOAD))
  await page.getByRole('button', { name: 'Download again' }).click()
  await again
  await expect(page.getByRole('progressbar', { name: 'Download' })).toBeVisible()
  expect(files).toBe(0)
})
