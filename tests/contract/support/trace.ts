import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'

/**
 * Notes which test file has called what, in the file that `CONTRACT_TRACE` names: the table of coverage wants to know
 * which operations the contract tests call. Without that variable it does nothing.
 */
export function trace(request: Request): void {
  const file = process.env.CONTRACT_TRACE
  if (!file) return
  const { testPath: test } = expect.getState()
  const { pathname: path } = new URL(request.url)
  appendFileSync(file, `${JSON.stringify({ test, method: request.method, path })}\n`)
}
