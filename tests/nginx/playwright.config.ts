import base from '#tests/playwright.config.ts'

/** The flows whose browser tests also run with nginx, which serves the build in front of the sandbox. */
const FLOWS = ['preferences', 'transfer-in', 'data-quality', 'data-quality-document']

export default {
  ...base,
  projects: undefined,
  testDir: '..',
  testMatch: ['nginx/*.spec.ts', ...FLOWS.map((flow) => `e2e/${flow}.spec.ts`)],
  outputDir: '../../test-results',
  globalSetup: './start-nginx.ts',
}
