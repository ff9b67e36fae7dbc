import type { Page } from '@playwright/test'
import { long, OWN_SERVER } from '#tests/support/form.ts'
import { loadsOf } from '#tests/support/loads.ts'
import { copyOfBuild } from '#tests/support/release.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { expect, test } from '#tests/support/test.ts'

const PREFERENCES = { level: 1, name: 'Your data sharing preferences' } as const
const PRACTICES = { level: 1, name: 'How your data is shared' } as const

const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

for (const NAVIGATION of ['history', 'hash']) {
  test(
    `a release while a page is open costs one reload, twice over (${NAVIGATION})`,
    long(OWN_SERVER),
    async ({ page, declaredFailures }) => {
      declaredFailures(/status of 404/)
      await using release = await copyOfBuild()
      const serve = (PORT: string) =>
        startProcess('tests/support/serve-folder.mjs', { PORT, NAVIGATION, SERVED_FOLDER: release.folder })
      let server = await serve('0')
      try {
        const key = freshKey('optional-only')
        const address = `${server.origin}${NAVIGATION === 'hash' ? '/#' : ''}/consent/${key}`
        await page.goto(`${address}?from=mail`)
        await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
        const loads = loadsOf(page)
        for (const [count, tab, heading, path] of [
          [1, 'Data Sharing', PRACTICES, `${address}/data-sharing`],
          [2, 'Preferences', PREFERENCES, address],
        ] as const) {
          await server.stop()
          await release.replace('gone')
          server = await serve(new URL(server.origin).port)
          await page.getByRole('link', { name: tab, exact: true }).click()
          await expect(page.getByRole('heading', heading)).toBeVisible()
          await expect(page).toHaveURL(path)
          expect(loads()).toBe(count)
        }
        expect(await kept(page)).not.toContain(key.slice(key.indexOf('~') + 1))
        await page.goto('about:blank')
      } finally {
        await server.stop()
      }
    },
  )
}

test(
  'a release that has kept the scripts of the one before costs an open page nothing',
  OWN_SERVER,
  async ({ page }) => {
    await using release = await copyOfBuild()
    const serve = (PORT: string) =>
      startProcess('tests/support/serve-folder.mjs', { PORT, SERVED_FOLDER: release.folder })
    let server = await serve('0')
    try {
      await page.goto(`${server.origin}/consent/${freshKey('optional-only')}`)
      await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
      const loads = loadsOf(page)
      await server.stop()
      await release.replace('kept')
      server = await serve(new URL(server.origin).port)
      await page.getByRole('link', { name: 'Data Sharing', exact: true }).click()
      await expect(page.getByRole('heading', PRACTICES)).toBeVisible()
      expect(loads()).toBe(0)
      await page.goto('about:blank')
    } finally {
      await server.stop()
    }
  },
)
