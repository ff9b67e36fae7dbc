import base from '#tests/playwright.config.ts'

/** The journeys of three flows, and what the wire says, with nginx in front of the build and the sandbox behind it. */
const FLOWS = ['preferences', 'transfer-in', 'data-quality', 'data-quality-document']

export default {
  ...base,
  projects: undefined,
  testDir: '..',
  testMatch: ['nginx/*.spec.ts', ...FLOWS.map((flow) => `e2e/${flow}.spec.ts`)],
  outputDir: '../../test-results',
  globalSetup: './start-nginx.ts',
}
