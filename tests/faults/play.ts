import { expect, type Page } from '@playwright/test'
import { freshKey } from '#tests/support/sandbox.ts'
import type { FaultyBackend } from './backend.ts'
import type { State } from './expected.ts'
import type { Fault, Meaning } from './faults.ts'
import { messageOf } from './messages.ts'
import type { Stage } from './test.ts'
import type { Way } from './way.ts'
import { goOut } from './way-out.ts'
import type { Row } from './ways.ts'

/** What no page may show: values that were never put into words, and messages and markup of programs. */
const RAW = /\bundefined\b|\[object |\bNaN\b|Invalid Date|SyntaxError|Unexpected (token|end)|<!doctype/

/** One call with one fault, and the state that it leaves the page in. */
type Cell = { row: Row; fault: Fault; meaning: Meaning; state: State }

/**
 * Gives one call one fault, as a user sees it. In every cell, the page describes its state in its own text and shows nothing raw,
 * forms keep their values, the recovery action works once the backend has recovered, and the backend has received one write per
 * click.
 */
export async function playCell(page: Page, stage: Stage, cell: Cell): Promise<void> {
  const { row, fault, state, meaning } = cell
  const { way, operation } = row
  const faulty = way.isAnsweredByServer ? stage.frontProxy : stage.backend
  const link = (way.isAnsweredByServer ? stage.frontProxy.origin : stage.pages) + way.link(freshKey(way.state))
  const spoil = () => faulty.fail(operation.id, fault)
  await noteProgress(page)

  const entered = await openAndPress(page, way, link, spoil)
  if (meaning === 'late') {
    await leave(page, faulty.asked(operation.id))
    faulty.mend()
    await comeBack(page, way, link)
    expectWrites(stage.backend, operation.safe ? 0 : 1, operation.id)
    return
  }
  await expectState(page, way, state)
  await faulty.asked(operation.id)
  await expectValues(page, way, state, entered)
  await goOut(state, { page, way, link, mend: faulty.mend })
  await expectNothingRaw(page)
  expectWrites(stage.backend, state.writes, operation.id)
}

/** Opens the page and calls the operation, which is spoilt from before that call on. Returns what was entered. */
async function openAndPress(page: Page, way: Way, link: string, spoil: () => void): Promise<unknown> {
  if (!way.press) spoil()
  await page.goto(link, { waitUntil: 'commit' })
  if (!way.press) return undefined
  await expect(way.shows(page)).toBeVisible()
  // Earlier clicks are tested in tests/e2e/held-presses.spec.ts.
  await waitUntil(page, 'hydrated')
  await way.enter?.(page)
  const entered = await way.entered?.(page)
  spoil()
  await way.press(page)
  return entered
}

async function expectState(page: Page, way: Way, { heading, told, wayOut }: State): Promise<void> {
  const [namespace = ''] = way.title.split('.')
  const keyOf = (key: string) => (key === '*' ? (way.bare ?? way.title) : key.replace('*', namespace))
  if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(messageOf(keyOf(heading)))
  if (told) await expect(page.getByText(messageOf(...[told].flat().map(keyOf))).first()).toBeVisible()
  const stays = way.asks ?? way.shows
  if (!heading) await expect((wayOut === 'there' ? (way.done ?? stays) : stays)(page)).toBeVisible()
  await expectNothingRaw(page)
}

/** Expects nothing raw on the page, and that no answer has changed what objects inherit. */
export async function expectNothingRaw(page: Page): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text, 'raw values on the page').not.toMatch(RAW)
  expect(await page.evaluate(() => 'polluted' in {}), 'objects inherit from an answer').toBe(false)
}

/** Expects the form to keep its values if the recovery action is another click. */
async function expectValues(page: Page, way: Way, { wayOut }: State, entered: unknown): Promise<void> {
  if ((wayOut === 'press' || wayOut === 'enter, press') && way.entered)
    expect(await way.entered(page), 'what was entered').toEqual(entered)
}

function expectWrites({ calls }: FaultyBackend, count: number, operation: string): void {
  const writes = calls.filter(({ safe }) => !safe).map((call) => call.operation)
  expect(writes, 'writes at the backend').toEqual(Array.from({ length: count }, () => operation))
}

const home = (page: Page) => page.getByRole('heading', { level: 1, name: messageOf('home.heading') })

/** Has the page note on its root element how far it is, from the next visit on (events of `CONTRIBUTING.md`). */
async function noteProgress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['started', 'hydrated']) {
      addEventListener(`pages:${name}`, () => document.documentElement.setAttribute(`data-${name}`, ''))
    }
  })
}

/** Waits until the page has noted that it has come so far. */
async function waitUntil(page: Page, state: 'started' | 'hydrated'): Promise<void> {
  await page.locator(`html[data-${state}]`).waitFor({ state: 'attached' })
}

/** Leaves for Home within the document, as Back does, once the call is under way. */
async function leave(page: Page, asked: Promise<void>): Promise<void> {
  await asked
  await waitUntil(page, 'started')
  await page.evaluate(() => {
    history.pushState(null, '', '/home')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(home(page)).toBeVisible()
}

/** Expects that the late answer has changed nothing on Home, and that the link shows what became of the call. */
async function comeBack(page: Page, way: Way, link: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(home(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto(link, { waitUntil: 'commit' })
  await expect((way.after ?? way.shows)(page)).toBeVisible()
}
