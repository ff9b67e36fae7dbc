import type { Page } from '@playwright/test'

/** A console message: its text, followed by the address of its source. */
export type ConsoleProblem = { type: 'error' | 'warning'; text: string }

/** Collects uncaught errors and console errors and warnings, except expected ones. */
export function collectProblems(page: Page, isExpected: (problem: ConsoleProblem) => boolean): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => {
    if (!isExpected({ type: 'error', text: String(error) })) problems.push(String(error))
  })
  page.on('console', (message) => {
    const type = message.type()
    if (type !== 'error' && type !== 'warning') return
    const text = `${message.text()} ${message.location().url}`
    if (!isExpected({ type, text })) problems.push(text)
  })
  return problems
}
