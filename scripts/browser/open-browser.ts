import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '#scripts/browser/find-chromium.ts'
import { pinnedFonts } from '#scripts/browser/pinned-fonts.ts'

/**
 * Launches the Chromium for browser tests.
 * @param fonts `pinned` renders text the same on every machine
 */
export async function openBrowser({ fonts }: { fonts?: 'pinned' } = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  const pinned = fonts === 'pinned' ? pinnedFonts(executablePath, { fallback: true }) : {}
  const variables = Object.entries({ ...process.env, ...env, ...pinned }).filter(([, value]) => value !== undefined)
  return chromium.launch({
    executablePath,
    env: Object.fromEntries(variables),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
}
