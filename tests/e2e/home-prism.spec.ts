import { findCall } from '#server/operations.ts'
import { startNotingBackend } from '#tests/server/support/backends.ts'
import { OWN_SERVER } from '#tests/support/form.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { expect, test } from '#tests/support/test.ts'

test(
  'shows registrants no gallery, and calls only operations of the contracts',
  OWN_SERVER,
  async ({ page, afterwards, declaredFailures }) => {
    // This backend responds to no call.
    declaredFailures(/status of 503/)
    await using backend = await startNotingBackend((_, outgoing) => outgoing.writeHead(503).end())
    const server = await startProcess('scripts/serve.ts', { PORT: '0', API_ORIGIN: backend.origin })
    afterwards(server.stop)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto(`${server.origin}/`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['If your link did not work'])
    await page.waitForLoadState('networkidle')
    await expect(main.locator('form, input, select, button')).toHaveCount(0)
    expect(loaded.filter((url) => /gallery|__sandbox/.test(url))).toEqual([])
    const calls = backend.calls.map(({ method, url }) => [method, new URL(url, backend.origin).pathname] as const)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter(([method, path]) => !findCall(method, path)?.operation)).toEqual([])
  },
)
