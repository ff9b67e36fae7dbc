import { long, OWN_SERVER } from '#tests/support/form.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { expect, test } from '#tests/support/test.ts'

test(
  'in front of Prism, Home lists what it shows with links, and what only the sandbox shows apart',
  long(OWN_SERVER),
  async ({ page, declaredFailures }) => {
    declaredFailures(/status of (404|410|500)/)
    const prism = await startProcess('scripts/mock.mjs', { PORT: '0' })
    const server = await startProcess('scripts/serve.mjs', { PORT: '0', API_ORIGIN: prism.origin })
    try {
      await page.goto(`${server.origin}/?flow=preferences`)
      await expect(page.getByRole('heading', { level: 2, name: 'Prism scenarios' })).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Reset the sandbox' })).toHaveCount(0)
      const apart = page.getByRole('region', { name: 'Only in the sandbox' })
      await expect(apart.getByText('Every answer takes two seconds')).toBeVisible()
      await expect(apart.getByRole('link')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Every answer takes two seconds' })).toHaveCount(0)
      await page.getByRole('link', { name: 'Expired (410)', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()

      const answer = page.waitForResponse((each) => each.url().endsWith('/identity_service/consent/optional'))
      await page.goto(`${server.origin}/consent/optional`)
      expect((await (await answer).json()).known).toContain('optional-only')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('The key of this link is the name of no state.')

      // A backend that is no mock server.
      await page.route('**/__sandbox/scenarios*', (route) =>
        route.fulfill({ status: 404, json: { response_text: 'No' } }),
      )
      const asked = page.waitForResponse(/__sandbox/)
      await page.goto(`${server.origin}/`)
      await asked
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['If your link did not work'])
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await page.goto('about:blank')
    } finally {
      await server.stop()
      await prism.stop()
    }
  },
)
