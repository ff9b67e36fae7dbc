// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { IntlProvider } from 'use-intl/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

const MISSING = [{ field: 'key', text: 'Enter the transfer key' }]
const MESSAGES = { form: { summary: { heading: 'Please fix the following' } } } as const

afterEach(cleanup)

function createForm(props: ComponentProps<typeof ErrorSummary>) {
  return (
    <IntlProvider locale="en" messages={MESSAGES} timeZone="UTC">
      <ErrorSummary {...props} />
      <button type="submit">Send</button>
    </IntlProvider>
  )
}

function isSummaryFocused(): boolean {
  return document.activeElement === screen.queryByRole('group', { name: 'Please fix the following' })
}

test('takes focus even if React renders the attempt before its problems', () => {
  const { rerender } = render(createForm({ problems: [], attempt: 0 }))
  screen.getByRole('button').focus()
  rerender(createForm({ problems: [], attempt: 1 }))
  expect(isSummaryFocused()).toBe(false)
  rerender(createForm({ problems: MISSING, attempt: 1 }))
  expect(isSummaryFocused()).toBe(true)
})

test('takes focus once per attempt, and again after the count is reset', () => {
  const { rerender } = render(createForm({ problems: MISSING, attempt: 1 }))
  for (const attempt of [2, 0, 1]) {
    screen.getByRole('button').focus()
    rerender(createForm({ problems: MISSING, attempt }))
    expect(isSummaryFocused()).toBe(attempt > 0)
  }
  screen.getByRole('button').focus()
  rerender(createForm({ problems: [...MISSING, { field: 'domain', text: 'Enter the domain' }], attempt: 1 }))
  expect(isSummaryFocused()).toBe(false)
})
