import { defineConfig } from '@playwright/test'
import { findChromium } from '#scripts/find-chromium.ts'

const { executablePath, env } = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './support/start-product.ts',
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
    // A trace of every test would take an eighth more time: `--trace retain-on-failure` records those that fail.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Without a locale of its own the browser saves no file under a name beyond ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
})
