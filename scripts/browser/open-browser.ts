import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '#scripts/browser/find-chromium.ts'
import { sameFonts } from '#scripts/browser/same-fonts.ts'

/**
 * Opens the Chromium that browser tests drive.
 * @param fonts `alike` for the fonts that are the same on every machine
 */
export async function openBrowser({ fonts }: { fonts?: 'alike' } = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  const pinned = fonts === 'alike' ? sameFonts(executablePath, { others: true }) : {}
  const variables = Object.entries({ ...process.env, ...env, ...pinned }).filter(([, value]) => value !== undefined)
  return chromium.launch({
    executablePath,
    env: Object.fromEntries(variables),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
}
