import { defineConfig } from '@playwright/test'
import { findChromium } from '#scripts/browser/find-chromium.ts'
import { pinnedFonts } from '#scripts/browser/pinned-fonts.ts'
import { FORMS, LEFT_TO_FULL_RUNS, leftOutBy, type Form, type FormOptions } from './support/form.ts'

const { executablePath, env } = await findChromium()
const fonts = pinnedFonts(executablePath)

const { FORM, FULL, PAGES_ORIGIN } = process.env
if (FORM && !FORMS.some((form) => form === FORM))
  throw new Error(`FORM is "${FORM}", but must be one of ${FORMS.join(', ')}`)

/** Left to `test:full`, to keep `npm test` under ten minutes. */
const LEFT_OUT = ['deployments', 'held-presses', 'logo-ground', 'saving-files', 'steady-forms', 'translated']

/** Tests the given form, or all forms in a full run. A product that is already running has one form. */
const isTested = (form: Form) => (FORM ? form === FORM : form === 'server' || (FULL && !PAGES_ORIGIN))

export default defineConfig<FormOptions>({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './support/start-product.ts',
  fullyParallel: true,
  // One more than a small machine has cores, because tests often wait.
  workers: 3,
  // A retry would hide a page that works only sometimes.
  retries: 0,
  forbidOnly: true,
  // So many failures have a common cause.
  maxFailures: 20,
  projects: FORMS.filter(isTested).map((form) => ({
    name: form,
    use: { form },
    // `test:full` or the user sets a form.
    grepInvert: FULL || FORM ? leftOutBy(form) : [leftOutBy(form), LEFT_TO_FULL_RUNS],
  })),
  testIgnore: [
    // Takes as long as all others together, and needs the sources.
    ...(FULL && !PAGES_ORIGIN ? [] : ['gallery-development.spec.ts']),
    // The first needs a browser that npm does not install; the others are slow and find little.
    ...(FULL ? [] : ['back-forward', ...LEFT_OUT].map((name) => `${name}.spec.ts`)),
  ],
  reporter: [['list']],
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/../looks/{arg}{ext}',
      // Processors differ in rounding by one color step; two steps are another color.
      threshold: 0.006,
      maxDiffPixels: 20,
    },
  },
  // Another browser, with other fonts, renders everything differently.
  ignoreSnapshots: Object.keys(fonts).length === 0,
  use: {
    browserName: 'chromium',
    // A separate context would add half a second to every test.
    reuseContext: true,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    // Traces would take an eighth more time: `--trace retain-on-failure` records them for failing tests.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Without an explicit locale, the browser saves no files with non-ASCII names.
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...env, ...fonts },
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
})
