import { fileURLToPath } from 'node:url'
import { partOfRun } from './parts.ts'

const { name, mutate } = partOfRun()

export default {
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('ignore-equivalents.mjs', import.meta.url))],
  ignorers: ['equivalents'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // Tables and patterns at the top of a module are most of a policy, so mutants there count, though each costs a run of every
  // test that imports it.
  ignoreStatic: false,
  mutate: [...mutate],
  incremental: true,
  incrementalFile: `node_modules/.cache/stryker/${name}.json`,
  concurrency: 2,
  // On a machine that is busy with something else, slow must not be taken for caught in a loop, which counts as detected.
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'progress', 'json', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.tmp/mutation/${name}.json` },
  htmlReporter: { fileName: `.tmp/mutation/${name}.html` },
  tempDirName: '.tmp/stryker',
  ignorePatterns: [
    '/dist*',
    '/docs/receipt-texts',
    '/.tmp',
    '/test-results',
    '/playwright-report',
    '/screenshots',
    '/tests/looks',
  ],
  // No test checks types, and the compiler's own interface, by which Stryker would adapt its settings, is gone since TypeScript 7.
  disableTypeChecks: false,
  tsconfigFile: 'none',
}
