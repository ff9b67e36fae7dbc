import { defineConfig } from '@playwright/test'
import base from '#tests/playwright.config.ts'

/** Tests operations with faults: all cells and random responses with `FULL`, otherwise a sample of the cells. */
const { projects: _modes, globalSetup: _startProduct, ...shared } = base

export default defineConfig({
  ...shared,
  testDir: '.',
  testIgnore: process.env.FULL ? [] : ['shapes.spec.ts'],
  outputDir: '../../test-results/faults',
  // Run every cell, however many fail.
  maxFailures: 0,
  reporter: [['line']],
  timeout: 60_000,
  // Much longer than the timeouts of browser and server together (test.ts), for busy machines.
  expect: { timeout: 20_000 },
  use: { ...base.use, screenshot: 'off', actionTimeout: 20_000 },
})
