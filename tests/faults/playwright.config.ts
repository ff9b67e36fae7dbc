import { defineConfig } from '@playwright/test'
import base from '#tests/playwright.config.ts'

/** Every operation of the contracts with every fault: a sample of the cells, all of them with `FULL`. */
const { projects: _forms, globalSetup: _product, ...shared } = base

export default defineConfig({
  ...shared,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/faults',
  // Every cell is run, however many fail.
  maxFailures: 0,
  reporter: [['line']],
  timeout: 60_000,
  // Much longer than browser and server wait for an answer, one after the other (test.ts): a busy machine is no fault.
  expect: { timeout: 20_000 },
  use: { ...base.use, screenshot: 'off', actionTimeout: 20_000 },
})
