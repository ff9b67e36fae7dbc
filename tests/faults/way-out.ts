import { expect, type Page } from '@playwright/test'
import type { State, WayOut } from './expected.ts'
import { messageOf } from './messages.ts'
import { button, type Way } from './way.ts'

type Going = { page: Page; way: Way; link: string; mend: () => void }

const pressNamed = (page: Page, key: string) => button(page, messageOf(key)).click()
const expectShown = async ({ page, way }: Going) => expect(way.shows(page)).toBeVisible()
const expectDone = async ({ page, way }: Going) => expect((way.done ?? way.shows)(page)).toBeVisible()

async function press({ page, way }: Going): Promise<void> {
  await (way.pressAgain ?? way.press)?.(page)
}

async function openOnceMore(going: Going): Promise<void> {
  await going.page.goto(going.link, { waitUntil: 'commit' })
  await expectShown(going)
}

/** Takes each recovery action and expects it to work. */
const GO: Record<WayOut, (going: Going) => Promise<void>> = {
  there: expectDone,
  async again(going) {
    await pressNamed(going.page, 'failure.again')
    await expectDone(going)
  },
  async press(going) {
    await press(going)
    await expectDone(going)
  },
  async 'enter, press'(going) {
    await going.way.enter?.(going.page)
    await press(going)
    await expectDone(going)
  },
  async 'again, press'(going) {
    await pressNamed(going.page, 'failure.again')
    await expectShown(going)
    await going.way.enter?.(going.page)
    await press(going)
    await expectDone(going)
  },
  async letter(going) {
    const { page } = going
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^(https?|mailto):/)
    await page.context().grantPermissions(['clipboard-write'])
    await pressNamed(page, 'failureLetter.copy')
    await expect(page.getByRole('status').filter({ hasText: messageOf('savedFile.copied') })).toBeVisible()
    await openOnceMore(going)
  },
  async link(going) {
    await expect(going.page.locator('a[href^="http"]').first()).toBeVisible()
    await openOnceMore(going)
  },
  async close(going) {
    await pressNamed(going.page, 'shell.banner.close')
    await expect(going.page.getByRole('alert')).toHaveCount(0)
    await expectShown(going)
    going.mend()
    await openOnceMore(going)
    await expect(going.page.getByRole('alert')).toHaveCount(0)
  },
  async reload(going) {
    const leaving = going.page.waitForEvent('dialog').then((dialog) => dialog.accept())
    await pressNamed(going.page, 'preferences.reload')
    await leaving
    await expectShown(going)
  },
}

/** Recovers once the backend works again. Closes a message before that, because a good response removes it. */
export async function goOut({ wayOut }: State, going: Going): Promise<void> {
  if (wayOut !== 'close') going.mend()
  await GO[wayOut](going)
}
