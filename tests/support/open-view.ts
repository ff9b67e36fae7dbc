import type { Page } from '@playwright/test'
import { writeMoment } from '#lib/moment-formats.ts'
import { addressOf } from './address-of.ts'
import type { View } from './view.ts'
import { wordsIn } from './words.ts'

/** Records the progress events of documents opened afterwards, for `untilShown`. */
export async function watchArrival(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const event of ['pages:started', 'pages:arrived', 'pages:hydrated']) {
      addEventListener(event, () => Reflect.set(globalThis, event, true), { once: true })
    }
  })
}

/**
 * Waits until the page is hydrated and shows its state. Requires `watchArrival`.
 * @param staysLoading whether the page remains in its loading state
 */
export async function untilShown(page: Page, staysLoading = false): Promise<void> {
  await page.waitForFunction((event) => event in globalThis, staysLoading ? 'pages:started' : 'pages:arrived')
  // Secondary parts, such as the letter to the provider below a failure, are separate chunks.
  if (!staysLoading) await page.waitForFunction(() => !document.querySelector('main [data-loading]'))
}

/** Opens a view and waits until it is shown. `language` must match the page's language cookie. */
export async function openView(page: Page, view: View, baseURL = '', language = 'en'): Promise<void> {
  await watchArrival(page)
  await page.goto(addressOf({ ...view, link: view.link() }, baseURL))
  await untilShown(page, view.staysLoading)
  await view.act?.(page, wordsIn(language))
  if (view.staysLoading) return
  // Actions may load more parts.
  await page.waitForFunction(() => !document.querySelector('main [data-loading]'))
  await page.waitForLoadState('networkidle')
}

const DATE = new Date('2026-12-04T13:00:00Z')

/** Patterns of dates, hashes and references in English text, with the values that replace them. */
const REPLACEMENTS: [RegExp, string][] = [
  [/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, '2026-12-04 13:00 UTC'],
  [/\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g, 'December 4, 2026'],
  [/\b[0-9a-f]{64}\b/g, '0'.repeat(64)],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '00000000-0000-4000-8000-000000000000'],
  [/\b[A-Z]-[0-9A-F]{8}\b/g, 'D-00000000'],
]

/** Replaces dates, hashes and references with fixed values. Masking them would not prevent different line breaks. */
export async function fixVaryingText(page: Page): Promise<void> {
  const [moment, date] = (['moment', 'date'] as const).map((form) => writeMoment(form, DATE, 'en-US', 'Europe/Berlin'))
  await page.evaluate(
    ([times, replacements]) => {
      for (const time of document.querySelectorAll('time')) {
        time.textContent = (time.dataset.format === 'date' ? times.date : times.moment) ?? ''
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const [pattern, replacement] of replacements) text.data = text.data.replace(pattern, replacement)
      }
    },
    [{ moment, date }, REPLACEMENTS] as const,
  )
}
