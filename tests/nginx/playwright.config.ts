import base from '#tests/playwright.config.ts'

/** Browser tests of these flows, and HTTP tests, with nginx serving the build and the sandbox behind it. */
const FLOWS = ['preferences', 'transfer-in', 'data-quality', 'data-quality-document']

export default {
  ...base,
  projects: undefined,
  testDir: '..',
  testMatch: ['nginx/*.spec.ts', ...FLOWS.map((flow) => `e2e/${flow}.spec.ts`)],
  outputDir: '../../test-results',
  globalSetup: './start-nginx.ts',
}
