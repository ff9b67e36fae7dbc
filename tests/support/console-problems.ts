import type { Page } from '@playwright/test'

/** A console message: its text, followed by the address of its source. */
export type ConsoleProblem = { type: 'error' | 'warning'; text: string }

/** Collects uncaught errors and console errors and warnings, except expected ones. */
export function collectProblems(page: Page, isExpected: (complaint: ConsoleProblem) => boolean): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => {
    if (!isExpected({ type: 'error', text: String(error) })) complaints.push(String(error))
  })
  page.on('console', (message) => {
    const type = message.type()
    if (type !== 'error' && type !== 'warning') return
    const text = `${message.text()} ${message.location().url}`
    if (!isExpected({ type, text })) complaints.push(text)
  })
  return complaints
}
