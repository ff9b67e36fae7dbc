import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { openBrowser } from '#scripts/measure/browser.ts'
import { addressOf } from '#tests/support/address-of.ts'
import { startProcess } from '#tests/support/start-process.ts'
import type { View } from '#tests/support/view.ts'
import { wordsIn } from '#tests/support/words.ts'

export type Settings = {
  views: readonly View[]
  widths: readonly number[]
  languages: readonly string[]
  dark: boolean
  /** Whether texts are shown in the fonts of this machine. */
  fonts: boolean
  /** Where the pages are served already; else they are served for this. */
  origin: string | undefined
  out: string
}

/** A picture: what it shows, its file below the folder, and how tall the page is in CSS pixels. */
export type Shot = { page: string; state: string; language: string; width: number; height: number; file: string }

type Visit = { view: View; language: string }

/** As many pages as are taken beside each other. */
const LANES = 2
const HEIGHT = 800

/** Takes whole pages, each state loaded once for all widths. A state that is not reached is told, and the others go on. */
export async function takeScreenshots(settings: Settings): Promise<{ shots: Shot[]; failures: string[] }> {
  const { views, languages, out } = settings
  const visits = views.flatMap((view) => languages.map((language) => ({ view, language })))
  for (const language of languages) {
    await rm(join(out, language), { recursive: true, force: true })
    await mkdir(join(out, language), { recursive: true })
  }
  const server = settings.origin ? undefined : await startProcess('scripts/serve.mjs', { PORT: '0', RATE_LIMIT: '0' })
  const origin = settings.origin ?? server?.origin ?? ''
  const browser = await openBrowser(settings.fonts ? {} : { fonts: 'alike' })
  const results = new Map<Visit, Shot[]>()
  const failures: string[] = []
  const queue = visits.values()
  const started = performance.now()
  const lane = async () => {
    for (const visit of queue) {
      const { view, language } = visit
      const name = `${view.page}, ${view.state} in ${language}`
      try {
        results.set(visit, await shoot(browser, origin, visit, settings))
      } catch (error) {
        results.set(visit, [])
        failures.push(`${name}: ${String(error).split('\n', 1)[0]}`)
      }
      tell(`${results.size} of ${visits.length}, ${name}`, started)
    }
  }
  try {
    await Promise.all(Array.from({ length: LANES }, lane))
  } finally {
    await browser.close()
    await server?.stop()
  }
  tell(`${visits.length} states\n`, started)
  return { shots: visits.flatMap((visit) => results.get(visit) ?? []), failures }
}

async function shoot(browser: Browser, origin: string, visit: Visit, settings: Settings): Promise<Shot[]> {
  const { view, language } = visit
  const { widths, dark, out } = settings
  const context = await browser.newContext({
    baseURL: origin,
    locale: language,
    timezoneId: 'Europe/Berlin',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: { width: widths[0] ?? 360, height: HEIGHT },
  })
  try {
    context.setDefaultTimeout(15_000)
    const address = new URL(addressOf({ ...view, link: view.link() }, origin), origin)
    await context.addCookies([{ name: 'language', value: language, url: address.origin }])
    await context.addInitScript(
      (last) => {
        addEventListener(last, () => Reflect.set(globalThis, 'isShown', true), { once: true })
      },
      view.isNeverLoaded ? 'pages:started' : 'pages:arrived',
    )
    const page = await context.newPage()
    await page.goto(address.href)
    await page.waitForFunction(() => 'isShown' in globalThis)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await view.act?.(page, wordsIn(language))
    // What is not needed at first, such as the letter beside a failure, comes in a file of its own.
    if (!view.isNeverLoaded) await page.waitForLoadState('networkidle')
    const shots: Shot[] = []
    for (const width of widths) {
      const file = `${language}/${slugOf(`${view.page} ${view.state}`)}-${width}${dark ? '-dark' : ''}.png`
      await page.setViewportSize({ width, height: HEIGHT })
      await imagesLoaded(page)
      await page.screenshot({ path: join(out, file), fullPage: true, animations: 'disabled' })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      shots.push({ page: view.page, state: view.state, language, width, height, file })
    }
    return shots
  } finally {
    await context.close()
  }
}

async function imagesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')
}

/** Keeps one line up to date where somebody looks, and writes the last one alone into a file. */
function tell(text: string, started: number): void {
  const line = `${Math.round((performance.now() - started) / 1000)} s: ${text}`
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`)
  else if (text.endsWith('\n')) process.stderr.write(line)
}
