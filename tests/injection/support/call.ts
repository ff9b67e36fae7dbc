import { pathPattern } from '#lib/path-pattern.ts'
import type { Page } from '@playwright/test'
import type { Operation } from '#mocks/contracts/operations.ts'

/**
 * Does what makes a page call an operation, and waits until the call is over. It may end without a response: a browser
 * refuses an answer that names two files, say.
 */
export async function callBy(page: Page, { method, path }: Operation, act: () => Promise<void>): Promise<void> {
  const pattern = pathPattern(path)
  const [call] = await Promise.all([
    page.waitForRequest((request) => request.method() === method && pattern.test(new URL(request.url()).pathname)),
    act(),
  ])
  const response = await call.response()
  await response?.finished()
}
