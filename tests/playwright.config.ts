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

/** What is tested: the form that is named, else all in a full run of our own; what runs already has one form. */
const isTested = (form: Form) => (FORM ? form === FORM : form === 'server' || (FULL && !PAGES_ORIGIN))

export default defineConfig<FormOptions>({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './support/start-product.ts',
  fullyParallel: true,
  // One more than a small machine has cores, as tests often wait.
  workers: 3,
  // A retry would hide a page that works only sometimes.
  retries: 0,
  forbidOnly: true,
  // Something is wrong with all of it then.
  maxFailures: 20,
  projects: FORMS.filter(isTested).map((form) => ({
    name: form,
    use: { form },
    // A form is named by `test:full`, or by hand.
    grepInvert: FULL || FORM ? leftOutBy(form) : [leftOutBy(form), LEFT_TO_FULL_RUNS],
  })),
  testIgnore: [
    // As long as all others together; and a product that runs already has no sources.
    ...(FULL && !PAGES_ORIGIN ? [] : ['gallery-development.spec.ts']),
    // The first needs a browser that npm does not install; the others take long for what they have found.
    ...(FULL ? [] : ['back-forward', ...LEFT_OUT].map((name) => `${name}.spec.ts`)),
  ],
  reporter: [['list']],
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/../looks/{arg}{ext}',
      // Processors round one step of a colour differently; two steps are another colour.
      threshold: 0.006,
      maxDiffPixels: 20,
    },
  },
  // Another browser, with other fonts, draws all of it differently.
  ignoreSnapshots: Object.keys(fonts).length === 0,
  use: {
    browserName: 'chromium',
    // A separate context would add half a second to every test.
    reuseContext: true,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    // A trace of every test would take an eighth more time: `--trace retain-on-failure` records those that fail.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Without an explicit locale the browser saves no file under a name beyond ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...env, ...fonts },
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
})
