import base from '#tests/playwright.config.ts'

/** Checks that text from backends, URLs and headers is never interpreted as HTML or script. */
export default {
  ...base,
  projects: undefined,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/injection',
  globalSetup: undefined,
  // A full run makes hundreds of visits in one test.
  timeout: process.env.FULL ? 1_800_000 : 240_000,
}
