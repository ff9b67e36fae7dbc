import type { Locator, Page } from '@playwright/test'
import { fillRequiredField } from './decide.ts'
import { EMAIL } from './data-copy.ts'
import { DECISION_PAGES } from './decision-pages.ts'
import { freshKey } from './sandbox.ts'
import { pageOf, type View } from './view.ts'
import type { Words } from './words.ts'

const mainButton = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })
const dialogButton = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name })
const firstField = (page: Page) => page.getByRole('main').getByRole('textbox').first()
const waitForInvalid = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()
const waitForAlert = (page: Page) => page.getByRole('alert').first().waitFor()

async function clickUntilHeadingChanges(page: Page, button: Locator): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.first().textContent()) ?? ''
  await button.click()
  await heading.filter({ hasNotText: before }).first().waitFor()
}

const DECISION_VIEWS = DECISION_PAGES.flatMap(({ flow, prefix, open, link, answers }) =>
  answers.flatMap((answer): View[] => {
    const { label } = answer
    const openDialog = async (page: Page, words: Words) => {
      await fillRequiredField(page, answer)
      await mainButton(page, words(label)).click()
      await dialogButton(page, words(label)).waitFor()
    }
    const view = (state: string, act: View['act'], scenario = open): View => ({
      page: pageOf(flow, prefix),
      state: `${state}: ${label}`,
      link: () => link(freshKey(prefix + scenario)),
      act,
    })
    const views = [
      view('dialog', openDialog),
      view('done', async (page, words) => {
        await openDialog(page, words)
        await clickUntilHeadingChanges(page, dialogButton(page, words(label)))
      }),
      view(
        'refused (500)',
        async (page, words) => {
          await openDialog(page, words)
          await dialogButton(page, words(label)).click()
          await waitForAlert(page)
        },
        'save-fails-500',
      ),
    ]
    if (!answer.needs) return views
    const missing = view('missing input', async (page, words) => {
      await mainButton(page, words(label)).click()
      await waitForInvalid(page)
    })
    return [...views, missing]
  }),
)

/** Returns a function that creates views of a page, by default in the given scenario. */
const viewsOf =
  (page: string, link: (key: string) => string, scenario: string) =>
  (state: string, act: View['act'], other = scenario): View => ({ page, state, link: () => link(freshKey(other)), act })

const preferences = viewsOf('preferences', (key) => `/consent/${key}`, 'pending-required-and-optional')
const dataCopy = viewsOf('data-copy', (key) => `/request/${key}`, 'nothing-requested')
const dataQuality = viewsOf('data-quality', (key) => `/registrant/data_quality/${key}/nordlicht`, 'pending')

async function savePreferences(page: Page, words: Words): Promise<void> {
  await mainButton(page, words('Save Preferences')).click()
  await page.getByRole('dialog').waitFor()
}

const OTHER_VIEWS: View[] = [
  preferences('dialog', savePreferences),
  preferences('done', async (page, words) => {
    await savePreferences(page, words)
    await dialogButton(page, words('Continue anyway')).click()
    await mainButton(page, words('Saved')).waitFor()
  }),
  preferences(
    'refused (500)',
    async (page, words) => {
      await savePreferences(page, words)
      await dialogButton(page, words('Continue anyway')).click()
      await waitForAlert(page)
    },
    'save-fails-500',
  ),
  dataCopy('invalid input', async (page, words) => {
    await firstField(page).fill('jo.anders')
    await mainButton(page, words('Submit Request')).click()
    await waitForInvalid(page)
  }),
  dataCopy('done', async (page, words) => {
    await firstField(page).fill(EMAIL)
    await mainButton(page, words('Submit Request')).click()
    await firstField(page).waitFor({ state: 'detached' })
  }),
  dataQuality('correcting', (page, words) => mainButton(page, words('Change details')).click()),
  dataQuality('invalid input', async (page, words) => {
    await mainButton(page, words('Change details')).click()
    await firstField(page).fill('')
    await mainButton(page, words('Save changes')).click()
    await waitForInvalid(page)
  }),
  {
    page: 'tld-info',
    state: 'learn more',
    link: () => '/tld-info/nordlicht-opensrs',
    act: (page) => page.locator('main tbody button').first().click(),
  },
  { page: 'tld-info', state: 'nothing found', link: () => '/tld-info/nordlicht-opensrs?q=qqqq' },
]

/** States that need user actions: dialogs, outcomes, rejected requests and invalid input. */
export const INTERACTIVE_VIEWS: readonly View[] = [...DECISION_VIEWS, ...OTHER_VIEWS]
