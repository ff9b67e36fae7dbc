import { defineConfig } from '@playwright/test'
import { findChromium } from '#scripts/browser/find-chromium.ts'
import { pinnedFonts } from '#scripts/browser/pinned-fonts.ts'
import { excludedBy, FULL_RUNS_ONLY, MODES, type Mode, type ModeOptions } from './support/serving-mode.ts'

const { executablePath, env } = await findChromium()
const fonts = pinnedFonts(executablePath)

const { MODE, FULL, PAGES_ORIGIN } = process.env
if (MODE && !MODES.some((mode) => mode === MODE))
  throw new Error(`MODE is "${MODE}", but must be one of ${MODES.join(', ')}`)

/** Only in `test:full`, to keep `npm test` under ten minutes. */
const SLOW_FILES =
  'repeated-clicks logo-background monitoring release saving-files secrets steady-forms translated'.split(' ')

/** Only in `test:full`, and in runs of one mode, because these files test code that rarely changes. */
const LONG_FILES = ['home', 'missing-chunks', 'older-browsers', 'previews', 'spec-only']

/** Selects MODE; without it, `server`, or all modes in a full run. A product at PAGES_ORIGIN has only one mode. */
const isTested = (mode: Mode) => (MODE ? mode === MODE : mode === 'server' || (FULL && !PAGES_ORIGIN))

export default defineConfig<ModeOptions>({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './support/start-product.ts',
  fullyParallel: true,
  // More than a small machine's two cores, because tests often wait.
  workers: 3,
  // A retry would hide a page that works only sometimes.
  retries: 0,
  forbidOnly: true,
  // This many failures have a common cause.
  maxFailures: 20,
  projects: MODES.filter(isTested).map((mode) => ({
    name: mode,
    use: { mode },
    // A full run, or a run of one mode, includes the long tests.
    grepInvert: FULL || MODE ? excludedBy(mode) : [excludedBy(mode), FULL_RUNS_ONLY],
  })),
  testIgnore: [
    // Takes as long as all other tests together, and needs the sources.
    ...(FULL && !PAGES_ORIGIN ? [] : ['gallery-development']),
    // back-forward needs a browser that npm does not install; the other files are slow and find few bugs.
    ...(FULL ? [] : ['back-forward', ...SLOW_FILES]),
    ...(FULL || MODE ? [] : LONG_FILES),
  ].map((name) => `${name}.spec.ts`),
  reporter: [['list']],
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/../looks/{arg}{ext}',
      // Rounding differs between processors by one color step; two steps are a different color.
      threshold: 0.006,
      maxDiffPixels: 20,
    },
  },
  // Without the pinned fonts, everything renders differently.
  ignoreSnapshots: Object.keys(fonts).length === 0,
  use: {
    browserName: 'chromium',
    // A separate context would add half a second to every test.
    reuseContext: true,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    // Traces would make tests an eighth slower. `--trace retain-on-failure` records them for failing tests.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Without an explicit locale, the browser saves no files with non-ASCII names.
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...env, ...fonts },
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
})
