import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/browser.mjs'

const { executablePath, env } = await findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  // The journeys of the flows beside the preferences are long matrices: `npm run test:full`.
  testIgnore: process.env.FULL
    ? []
    : /(data-copy|samples|previews|brand-check|tld-info|trade|trademark|transfer|verification)(-states)?\.spec\.ts$/,
  globalSetup: './tests/support/start-product.ts',
  fullyParallel: true,
  workers: 2,
  // A retry would hide a page that works only sometimes.
  retries: 0,
  forbidOnly: true,
  // Something is wrong with all of it then.
  maxFailures: 20,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
})
