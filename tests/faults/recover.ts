import { expect, type Page } from '@playwright/test'
import type { State, Recovery } from './expected.ts'
import { messagePattern } from './messages.ts'
import { button, type PageCall } from './page-call.ts'

type Context = { page: Page; call: PageCall; link: string; restore: () => void }

const clickButton = (page: Page, key: string) => button(page, messagePattern(key)).click()
const expectInitialView = async ({ page, call }: Context) => expect(call.initialView(page)).toBeVisible()
const expectDone = async ({ page, call }: Context) => expect((call.done ?? call.initialView)(page)).toBeVisible()

async function sendAgain({ page, call }: Context): Promise<void> {
  await (call.sendAgain ?? call.send)?.(page)
}

async function openAgain(context: Context): Promise<void> {
  await context.page.goto(context.link, { waitUntil: 'commit' })
  await expectInitialView(context)
}

/** Takes each recovery action and expects it to work. */
const ACTIONS: Record<Recovery, (context: Context) => Promise<void>> = {
  none: expectDone,
  async again(context) {
    await clickButton(context.page, 'failure.again')
    await expectDone(context)
  },
  async click(context) {
    await sendAgain(context)
    await expectDone(context)
  },
  async 'enter, click'(context) {
    await context.call.enter?.(context.page)
    await sendAgain(context)
    await expectDone(context)
  },
  async 'again, click'(context) {
    await clickButton(context.page, 'failure.again')
    await expectInitialView(context)
    await context.call.enter?.(context.page)
    await sendAgain(context)
    await expectDone(context)
  },
  async letter(context) {
    const { page } = context
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^(https?|mailto):/)
    await page.context().grantPermissions(['clipboard-write'])
    await clickButton(page, 'failureLetter.copy')
    await expect(page.getByRole('status').filter({ hasText: messagePattern('savedFile.copied') })).toBeVisible()
    await openAgain(context)
  },
  async link(context) {
    await expect(context.page.locator('a[href^="http"]').first()).toBeVisible()
    await openAgain(context)
  },
  async close(context) {
    await clickButton(context.page, 'shell.banner.close')
    await expect(context.page.getByRole('alert')).toHaveCount(0)
    await expectInitialView(context)
    context.restore()
    await openAgain(context)
    await expect(context.page.getByRole('alert')).toHaveCount(0)
  },
  async reload(context) {
    const dialogAccepted = context.page.waitForEvent('dialog').then((dialog) => dialog.accept())
    await clickButton(context.page, 'preferences.reload')
    await dialogAccepted
    await expectInitialView(context)
  },
}

/** Makes the backend work again, and recovers. A banner is closed before that: a successful call would remove it. */
export async function recover({ recovery }: State, context: Context): Promise<void> {
  if (recovery !== 'close') context.restore()
  await ACTIONS[recovery](context)
}
