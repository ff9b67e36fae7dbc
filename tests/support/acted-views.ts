import type { Locator, Page } from '@playwright/test'
import { CODE, DECISION_PAGES, type Answer } from './decision-pages.ts'
import { freshKey } from './sandbox.ts'
import { pageOf, type View } from './view.ts'
import type { Words } from './words.ts'

const inMain = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })
const inDialog = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name })

/** Fills in what an answer needs. The only text of a page that asks for a code is the code. */
async function fillIn(page: Page, { needs }: Answer): Promise<void> {
  const main = page.getByRole('main')
  if (needs === 'code') await main.getByRole('textbox').first().fill(CODE)
  if (needs === 'acknowledgement') await main.getByRole('checkbox').first().check()
}

/** Presses, and waits until the page's heading is another one. */
async function pressForHeading(page: Page, button: Locator): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.first().textContent()
  await button.click()
  await heading
    .filter({ hasNotText: before ?? '' })
    .first()
    .waitFor()
}

const DECIDED = DECISION_PAGES.flatMap(({ flow, prefix, open, link, answers }) =>
  answers.flatMap((answer): View[] => {
    const { label } = answer
    const ask = async (page: Page, words: Words) => {
      await fillIn(page, answer)
      await inMain(page, words(label)).click()
      await inDialog(page, words(label)).waitFor()
    }
    const view = (state: string, act: View['act'], scenario = open): View => ({
      page: pageOf(flow, prefix),
      state: `${state}: ${label}`,
      link: () => link(freshKey(prefix + scenario)),
      act,
    })
    const views = [
      view('dialog', ask),
      view('done', async (page, words) => {
        await ask(page, words)
        await pressForHeading(page, inDialog(page, words(label)))
      }),
      view(
        'refused (500)',
        async (page, words) => {
          await ask(page, words)
          await inDialog(page, words(label)).click()
          await page.getByRole('alert').first().waitFor()
        },
        'save-fails-500',
      ),
    ]
    if (!answer.needs) return views
    const missing = view('missing input', async (page, words) => {
      await inMain(page, words(label)).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    })
    return [...views, missing]
  }),
)

const PREFERENCES = 'pending-required-and-optional'

const OTHERS: View[] = [
  {
    page: 'preferences',
    state: 'dialog',
    link: () => `/consent/${freshKey(PREFERENCES)}`,
    async act(page, words) {
      await inMain(page, words('Save Preferences')).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    page: 'preferences',
    state: 'done',
    link: () => `/consent/${freshKey(PREFERENCES)}`,
    async act(page, words) {
      await inMain(page, words('Save Preferences')).click()
      await inDialog(page, words('Continue anyway')).click()
      await inMain(page, words('Saved')).waitFor()
    },
  },
  {
    page: 'preferences',
    state: 'refused (500)',
    link: () => `/consent/${freshKey('save-fails-500')}`,
    async act(page, words) {
      await inMain(page, words('Save Preferences')).click()
      await inDialog(page, words('Continue anyway')).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    page: 'data-copy',
    state: 'invalid input',
    link: () => `/request/${freshKey('nothing-requested')}`,
    async act(page, words) {
      await page.getByRole('main').getByRole('textbox').first().fill('jo.anders')
      await inMain(page, words('Submit Request')).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    page: 'data-copy',
    state: 'done',
    link: () => `/request/${freshKey('nothing-requested')}`,
    async act(page, words) {
      await page.getByRole('main').getByRole('textbox').first().fill('jo.anders@anders-buchbinderei.example')
      await inMain(page, words('Submit Request')).click()
      await page.getByRole('main').getByRole('textbox').first().waitFor({ state: 'detached' })
    },
  },
  {
    page: 'data-quality',
    state: 'correcting',
    link: () => `/registrant/data_quality/${freshKey('pending')}/nordlicht`,
    act: async (page, words) => inMain(page, words('Change details')).click(),
  },
  {
    page: 'data-quality',
    state: 'invalid input',
    link: () => `/registrant/data_quality/${freshKey('pending')}/nordlicht`,
    async act(page, words) {
      await inMain(page, words('Change details')).click()
      await page.getByRole('main').getByRole('textbox').first().fill('')
      await inMain(page, words('Save correction')).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    page: 'tld-info',
    state: 'learn more',
    link: () => '/tld-info/nordlicht-opensrs',
    act: async (page) => page.locator('main tbody button').first().click(),
  },
  { page: 'tld-info', state: 'nothing found', link: () => '/tld-info/nordlicht-opensrs?q=qqqq' },
]

/** The states that a person brings about: dialogs, outcomes, refusals and wrong input. */
export const ACTED_VIEWS: readonly View[] = [...DECIDED, ...OTHERS]
