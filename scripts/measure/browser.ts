import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '#scripts/find-chromium.ts'

/** Opens the Chromium that browser tests drive. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  const variables = Object.entries({ ...process.env, ...env }).filter(([, value]) => value !== undefined)
  return chromium.launch({
    executablePath,
    env: Object.fromEntries(variables),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
}
