import { join } from 'node:path'
import base from '#tests/playwright.config.ts'
import { AXE, JOURNEYS, EXCLUDED } from './journeys.ts'

/** The main journeys in a stock Firefox, which Playwright drives over WebDriver BiDi. */
export default {
  ...base,
  testDir: '../e2e',
  testMatch: JOURNEYS.map((name) => `${name}.spec.ts`),
  grepInvert: EXCLUDED.map(({ title }) => title),
  outputDir: '../../test-results',
  globalSetup: '../support/start-product.ts',
  projects: [{ name: 'firefox', use: { mode: 'server' as const, axe: AXE } }],
  use: {
    ...base.use,
    // To reset a reused context, Playwright runs a script in its page, which Firefox may still be unloading.
    reuseContext: false,
    browserName: 'firefox' as const,
    // Selects WebDriver BiDi. By default, Playwright uses a protocol that only its own Firefox build supports.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'start-firefox.mjs'),
      env: { ...process.env, FIREFOX: process.env.FIREFOX ?? 'firefox-esr' },
      // The download panel would take the focus from the page.
      firefoxUserPrefs: { 'browser.download.alwaysOpenPanel': false },
    },
  },
}
