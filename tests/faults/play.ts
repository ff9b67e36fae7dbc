import { expect, type Page } from '@playwright/test'
import { freshKey } from '#tests/support/sandbox.ts'
import type { FaultyProxy } from './faulty-proxy.ts'
import type { State } from './expected.ts'
import type { Fault, Meaning } from './faults.ts'
import { messagePattern } from './messages.ts'
import type { Stage } from './test.ts'
import type { PageCall } from './page-call.ts'
import { recover } from './recover.ts'
import type { OperationCall } from './page-calls.ts'

/** What no page may show: raw values, error messages and markup. */
const RAW = /\bundefined\b|\[object |\bNaN\b|Invalid Date|SyntaxError|Unexpected (token|end)|<!doctype/

/** One call with one fault, and the expected state of the page. */
type Cell = { row: OperationCall; fault: Fault; meaning: Meaning; state: State }

/**
 * Plays one call with one fault, as a user sees it. In every cell, the page describes its state in its own text and shows no raw
 * values, forms keep their values, the recovery action works once the backend is back, and the backend has received one write
 * per click.
 */
export async function playCell(page: Page, stage: Stage, cell: Cell): Promise<void> {
  const { row, fault, state, meaning } = cell
  const { call, operation } = row
  const proxy = call.isHandledByServer ? stage.frontProxy : stage.backend
  const link = (call.isHandledByServer ? stage.frontProxy.origin : stage.origin) + call.link(freshKey(call.state))
  const injectFault = () => proxy.fail(operation.id, fault)
  await markProgress(page)

  const inputs = await openAndCall(page, call, link, injectFault)
  if (meaning === 'late') {
    await leave(page, proxy.waitForCall(operation.id))
    proxy.restore()
    await comeBack(page, call, link)
    expectWrites(stage.backend, operation.safe ? 0 : 1, operation.id)
    return
  }
  await expectState(page, call, state)
  await proxy.waitForCall(operation.id)
  await expectValues(page, call, state, inputs)
  await recover(state, { page, call, link, restore: proxy.restore })
  await expectNothingRaw(page)
  expectWrites(stage.backend, state.writes, operation.id)
}

/** Opens the page and calls the operation, after injecting the fault. Returns the inputs. */
async function openAndCall(page: Page, call: PageCall, link: string, injectFault: () => void): Promise<unknown> {
  if (!call.send) injectFault()
  await page.goto(link, { waitUntil: 'commit' })
  if (!call.send) return undefined
  await expect(call.initialView(page)).toBeVisible()
  // Clicks before hydration are tested in tests/e2e/early-input.spec.ts.
  await waitUntil(page, 'hydrated')
  await call.enter?.(page)
  const inputs = await call.readInputs?.(page)
  injectFault()
  await call.send(page)
  return inputs
}

async function expectState(page: Page, call: PageCall, { heading, message, recovery }: State): Promise<void> {
  const [namespace = ''] = call.title.split('.')
  const keyOf = (key: string) => (key === '*' ? (call.bareHeading ?? call.title) : key.replace('*', namespace))
  if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagePattern(keyOf(heading)))
  if (message) await expect(page.getByText(messagePattern(...[message].flat().map(keyOf))).first()).toBeVisible()
  const current = call.form ?? call.initialView
  if (!heading) await expect((recovery === 'none' ? (call.done ?? current) : current)(page)).toBeVisible()
  await expectNothingRaw(page)
}

/** Expects no raw values on the page, and an unpolluted Object.prototype. */
export async function expectNothingRaw(page: Page): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text, 'raw values on the page').not.toMatch(RAW)
  expect(await page.evaluate(() => 'polluted' in {}), 'polluted Object.prototype').toBe(false)
}

/** Expects the form to keep its values if the recovery action is another click. */
async function expectValues(page: Page, call: PageCall, { recovery }: State, inputs: unknown): Promise<void> {
  if ((recovery === 'click' || recovery === 'enter, click') && call.readInputs)
    expect(await call.readInputs(page), 'what was entered').toEqual(inputs)
}

function expectWrites({ calls }: FaultyProxy, count: number, operation: string): void {
  const writes = calls.filter(({ safe }) => !safe).map((call) => call.operation)
  expect(writes, 'writes at the backend').toEqual(Array.from({ length: count }, () => operation))
}

const home = (page: Page) => page.getByRole('heading', { level: 1, name: messagePattern('home.heading') })

/** Sets attributes on each document's root element when it starts and hydrates (events in `CONTRIBUTING.md`). */
async function markProgress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['started', 'hydrated']) {
      addEventListener(`pages:${name}`, () => document.documentElement.setAttribute(`data-${name}`, ''))
    }
  })
}

/** Waits until the page has reached this state. */
async function waitUntil(page: Page, state: 'started' | 'hydrated'): Promise<void> {
  await page.locator(`html[data-${state}]`).waitFor({ state: 'attached' })
}

/** Leaves for Home within the document, as Back does, once the call is pending. */
async function leave(page: Page, called: Promise<void>): Promise<void> {
  await called
  await waitUntil(page, 'started')
  await page.evaluate(() => {
    history.pushState(null, '', '/home')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(home(page)).toBeVisible()
}

/** Expects that the late response changed nothing on Home, and that the reopened link shows the result of the call. */
async function comeBack(page: Page, call: PageCall, link: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(home(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto(link, { waitUntil: 'commit' })
  await expect((call.after ?? call.initialView)(page)).toBeVisible()
}
