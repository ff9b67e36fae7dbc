import { findCall } from '#server/operations.ts'
import { startNotingBackend } from '#tests/server/support/backends.ts'
import { long, OWN_SERVER } from '#tests/support/form.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { expect, test } from '#tests/support/test.ts'

test(
  'in front of Prism, Home lists what it shows with links, and what only the sandbox shows apart',
  long(OWN_SERVER),
  async ({ page, declaredFailures }) => {
    declaredFailures(/status of (404|410|500)/)
    const prism = await startProcess('scripts/mock.ts', { PORT: '0' })
    const server = await startProcess('scripts/serve.ts', { PORT: '0', API_ORIGIN: prism.origin })
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
      expect((await (await answer).json()).response_text).toContain('the name of no state')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('The key of this link is the name of no state.')
      await page.goto('about:blank')
    } finally {
      await server.stop()
      await prism.stop()
    }
  },
)

test(
  'Home in front of a real backend calls only operations of the contracts',
  OWN_SERVER,
  async ({ page, declaredFailures }) => {
    // This backend answers no call.
    declaredFailures(/status of 503/)
    await using backend = await startNotingBackend((_, outgoing) => outgoing.writeHead(503).end())
    const server = await startProcess('scripts/serve.ts', { PORT: '0', API_ORIGIN: backend.origin })
    try {
      await page.goto(`${server.origin}/`)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['If your link did not work'])
      await page.waitForLoadState('networkidle')
      const calls = backend.calls.map(({ method, url }) => [method, new URL(url, backend.origin).pathname] as const)
      expect(calls.length).toBeGreaterThan(0)
      expect(calls.filter(([method, path]) => !findCall(method, path)?.operation)).toEqual([])
      await page.goto('about:blank')
    } finally {
      await server.stop()
    }
  },
)
