import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as base, type Page } from '@playwright/test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import { documentScript } from '#scripts/vite/document-script.ts'
import { SleepingPage } from '#tests/support/sleeping-page.ts'

const PATH = '/consent/key?from=mail'
const NOT_READY = 'Not ready yet.'
const HEAD = { path: PATH, language: 'de', title: 'Titel', theme: { '--brand-bar': '#123456' }, notReady: NOT_READY }

/** Sends a document piece by piece, each when the test says so; the last one at once with the end. */
type Pieces = { origin: string; send: (piece: string, isLast?: boolean) => void }

const test = base.extend<{ pieces: Pieces }, { script: string; wake: string }>({
  script: [
    async ({}, use) => {
      const { transformIndexHtml } = documentScript(
        'first-view',
        new URL('../../src/document/first-view.ts', import.meta.url),
      )
      const transform = transformIndexHtml as (html: string, context: object) => Promise<string>
      await use(await transform('<!-- first-view -->', {}))
    },
    { scope: 'worker' },
  ],
  wake: [
    async ({}, use) => {
      const input = new URL('../support/wake-sleeping-page.ts', import.meta.url).pathname
      const built = (await build({
        configFile: false,
        logLevel: 'error',
        build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
      })) as Rolldown.RolldownOutput
      await use(built.output[0].code)
    },
    { scope: 'worker' },
  ],
  pieces: async ({}, use) => {
    const queue: { piece: string; isLast: boolean }[] = []
    let response: http.ServerResponse | undefined
    const flush = () => {
      if (!response) return
      for (const { piece, isLast } of queue.splice(0)) {
        response.write(piece)
        if (isLast) response.end()
      }
    }
    const server = http.createServer((request, answer) => {
      if (!request.url?.startsWith('/consent/')) return void answer.writeHead(404).end()
      response = answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      flush()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    await use({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      send(piece, isLast = false) {
        queue.push({ piece, isLast })
        flush()
      },
    })
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  },
})

function opened(script: string, head?: object): string {
  const block = head ? `<script type="application/json" id="first-view">${JSON.stringify(head)}</script>` : ''
  return `<!doctype html><html lang="en"><head><title>Loading</title><link rel="icon" href="data:," /></head><body>${block}${script}<div id="root">`
}

async function openAsleep(page: Page, { origin, send }: Pieces, script: string): Promise<void> {
  send(`${opened(script, HEAD)}${renderToString(createElement(SleepingPage))}</div></body></html>`, true)
  await page.goto(origin + PATH)
}

test('what the rendering says about the document is set, and nothing about a page that is awake', async ({
  page,
  pieces,
  script,
}) => {
  await openAsleep(page, pieces, script)
  await expect(page).toHaveTitle('Titel')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-bar'))).toBe('#123456')
  await expect(page.getByText(NOT_READY)).toHaveCount(0)
})

test('what is done before the page is awake is done when it is', async ({ page, pieces, script, wake }) => {
  await openAsleep(page, pieces, script)
  await page.locator('[name=news]').check()
  await page.locator('[name=offers]').uncheck()
  await page.locator('[value=day]').check()
  await page.locator('[value=week]').check()
  await page.locator('[name=note]').fill('Note')
  await page.locator('[name=country]').selectOption('fr')
  await page
    .locator('[name=proof]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') })
  const name = page.locator('[name=name]')
  await name.pressSequentially('oe')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText(NOT_READY)).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).click()
  await name.focus()
  await page.keyboard.press('Home')
  await page.keyboard.type('J')
  await page.addScriptTag({ content: wake })
  const known = { offers: false, news: true, often: 'week', note: 'Note', country: 'fr', proof: 'a.pdf', name: 'Joe' }
  await expect
    .poll(async () => JSON.parse((await page.locator('output').textContent()) ?? '') as unknown)
    .toEqual({
      ...known,
      show: 1,
      decide: 0,
    })
  await expect(page.locator('[name=news]')).toBeChecked()
  await expect(page.locator('[name=offers]')).not.toBeChecked()
  await expect(page.getByText('No logo')).toBeVisible()
  await expect(page.getByText(NOT_READY)).toHaveCount(0)
  await page.keyboard.type('-')
  await expect(name).toHaveValue('J-oe')
  expect(page.url()).toBe(pieces.origin + PATH)
})

test('a moment is written in the person’s zone, also when its text comes in two pieces', async ({
  page,
  pieces,
  script,
}) => {
  const time =
    '<time datetime="2026-12-04T13:00:00.000Z" data-format="moment">Freitag, 4. Dezember 2026 um 13:00 UTC</time>'
  const cut = time.indexOf('zember')
  pieces.send(opened(script, HEAD) + time.slice(0, cut))
  await page.goto(pieces.origin + PATH, { waitUntil: 'commit' })
  const inZone = 'Freitag, 4. Dezember 2026 um 14:00 MEZ'
  await expect(page.locator('time')).toHaveText(inZone)
  pieces.send(`${time.slice(cut)}<p>Ende</p></div></body></html>`, true)
  await expect(page.getByText('Ende')).toBeVisible()
  await expect(page.locator('time')).toHaveText(inZone)
})
