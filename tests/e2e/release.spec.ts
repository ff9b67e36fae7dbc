import { long, OWN_SERVER } from '#tests/support/serving-mode.ts'
import { openPreferences, SHARING, test } from '#tests/support/gateway-test.ts'
import { countLoads } from '#tests/support/loads.ts'
import { copyBuild } from '#tests/support/release.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { expect } from '#tests/support/test.ts'

for (const { navigation, oldFiles, details } of [
  { navigation: 'history', oldFiles: 'deleted', details: OWN_SERVER },
  { navigation: 'history', oldFiles: 'retained', details: OWN_SERVER },
  { navigation: 'hash', oldFiles: 'deleted', details: long(OWN_SERVER) },
] as const) {
  const reloads = oldFiles === 'deleted' ? 1 : 0
  const title = `${reloads ? 'reloads once per release' : 'never reloads'}: ${navigation} navigation, ${oldFiles} files`
  test(title, details, async ({ page, stopAfterTest, allowFailures }) => {
    allowFailures(/status of 404|A part of the page is missing/)
    const release = await copyBuild()
    stopAfterTest(async () => release[Symbol.asyncDispose]())
    const settings = { NAVIGATION: navigation, SERVED_FOLDER: release.folder }
    const serve = (PORT: string) => startProcess('tests/support/serve-folder.mjs', { PORT, ...settings })
    let server = await serve('0')
    stopAfterTest(() => server.stop())
    await openPreferences(page, navigation === 'hash' ? `${server.origin}/#` : server.origin)
    await page.getByRole('checkbox').last().check()
    await page.waitForLoadState('networkidle')
    const loads = countLoads(page)
    // Dismissing a browser dialog would cancel the reload.
    page.on('dialog', (dialog) => dialog.dismiss())
    const replaceBuild = async () => {
      await server.stop()
      await release.replace(oldFiles)
      server = await serve(new URL(server.origin).port)
    }
    await replaceBuild()
    await page.getByRole('link', { name: 'Data Sharing' }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', SHARING)).toBeVisible()
    expect(loads()).toBe(reloads)
    await replaceBuild()
    await page.getByLabel('Language').selectOption('de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('So werden Ihre Daten weitergegeben')
    await expect(page).toHaveURL(/\/data-sharing$/)
    expect(loads()).toBe(reloads * 2)
  })
}
