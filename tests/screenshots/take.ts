import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openBrowser } from '#scripts/browser/open-browser.ts'
import { openView } from '#tests/support/open-view.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import type { View } from '#tests/support/view.ts'

type Settings = {
  views: readonly View[]
  widths: readonly number[]
  languages: readonly string[]
  dark: boolean
  /** The origin of a running server; without it, the build is served. */
  origin: string | undefined
  out: string
}

const HEIGHT = 800

/** Takes screenshots of whole pages. Returns a line for each state that was not reached. */
export async function takeScreenshots(settings: Settings): Promise<string[]> {
  const { views, languages, out } = settings
  const server = settings.origin ? undefined : await startProcess('scripts/serve.ts', { PORT: '0', RATE_LIMIT: '0' })
  const browser = await openBrowser({ fonts: 'pinned' })
  const failures: string[] = []
  try {
    for (const language of languages) {
      await rm(join(out, language), { recursive: true, force: true })
      await mkdir(join(out, language), { recursive: true })
      for (const view of views) {
        const name = `${view.page}, ${view.state} in ${language}`
        console.log(name)
        await shoot(browser, settings.origin ?? server?.origin ?? '', { view, language }, settings).catch(
          (error: unknown) => failures.push(`${name}: ${String(error).split('\n', 1)[0]}`),
        )
      }
    }
  } finally {
    await browser.close()
    await server?.stop()
  }
  return failures
}

async function shoot(
  browser: Browser,
  baseURL: string,
  { view, language }: { view: View; language: string },
  { widths, dark, out }: Settings,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: language,
    timezoneId: 'Europe/Berlin',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: { width: widths[0] ?? 360, height: HEIGHT },
  })
  try {
    context.setDefaultTimeout(15_000)
    await context.addCookies([{ name: 'language', value: language, url: baseURL }])
    const page = await context.newPage()
    await openView(page, view, baseURL, language)
    for (const width of widths) {
      const name = `${view.page} ${view.state}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
      await page.setViewportSize({ width, height: HEIGHT })
      const path = join(out, language, `${name}-${width}${dark ? '-dark' : ''}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    }
  } finally {
    await context.close()
  }
}
