import { join } from 'node:path'
import base from '#tests/playwright.config.ts'
import { AXE, JOURNEYS, LEFT_OUT } from './journeys.ts'

/** The main journeys in a Firefox as its makers publish it, which Playwright drives by WebDriver BiDi. */
export default {
  ...base,
  testDir: '../e2e',
  testMatch: JOURNEYS.map((name) => `${name}.spec.ts`),
  grepInvert: LEFT_OUT.map(({ title }) => title),
  outputDir: '../../test-results',
  globalSetup: '../support/start-product.ts',
  projects: [{ name: 'firefox', use: { form: 'server' as const, axe: AXE } }],
  use: {
    ...base.use,
    // To empty one for the next test, Playwright runs a script in its page; now and then Firefox is still leaving that page.
    reuseContext: false,
    browserName: 'firefox' as const,
    // Its own build of Firefox, Playwright drives by a protocol that no other Firefox speaks.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'start-firefox.mjs'),
      env: { ...process.env, FIREFOX: process.env.FIREFOX ?? 'firefox-esr' },
      // The list of downloads would take the focus from the page.
      firefoxUserPrefs: { 'browser.download.alwaysOpenPanel': false },
    },
  },
}
