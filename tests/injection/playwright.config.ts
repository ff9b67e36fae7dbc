import base from '#tests/playwright.config.ts'

/** Whether text from outside can act as more than text, anywhere. */
export default {
  ...base,
  projects: undefined,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/injection',
  globalSetup: undefined,
  // A whole run makes some hundred visits in one test.
  timeout: process.env.FULL ? 1_800_000 : 240_000,
}
