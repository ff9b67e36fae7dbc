import type { Page } from '@playwright/test'

/** A message of the console: its text, followed by the address that it is about. */
export type Complaint = { type: 'error' | 'warning'; text: string }

/**
 * Collects what a page complains about from now on: errors that nobody caught, and errors and warnings of the console.
 *
 * @param isExpected whether a message of the console belongs to what the test is about
 */
export function complaintsOf(page: Page, isExpected: (complaint: Complaint) => boolean): string[] {
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
