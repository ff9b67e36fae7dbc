// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { IntlProvider } from 'use-intl/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

const MISSING = [{ field: 'key', text: 'Enter the transfer key' }]
const MESSAGES = { form: { summary: { heading: 'Please fix the following' } } } as const

afterEach(cleanup)

function page(props: ComponentProps<typeof ErrorSummary>) {
  return (
    <IntlProvider locale="en" messages={MESSAGES} timeZone="UTC">
      <ErrorSummary {...props} />
      <button type="submit">Send</button>
    </IntlProvider>
  )
}

function isFocused(): boolean {
  return document.activeElement === screen.queryByRole('group', { name: 'Please fix the following' })
}

test('takes focus even if the attempt is rendered before its problems', () => {
  const { rerender } = render(page({ problems: [], attempt: 0 }))
  screen.getByRole('button').focus()
  rerender(page({ problems: [], attempt: 1 }))
  expect(isFocused()).toBe(false)
  rerender(page({ problems: MISSING, attempt: 1 }))
  expect(isFocused()).toBe(true)
})

test('takes focus once per attempt, and again after the count is reset', () => {
  const { rerender } = render(page({ problems: MISSING, attempt: 1 }))
  for (const attempt of [2, 0, 1]) {
    screen.getByRole('button').focus()
    rerender(page({ problems: MISSING, attempt }))
    expect(isFocused()).toBe(attempt > 0)
  }
  screen.getByRole('button').focus()
  rerender(page({ problems: [...MISSING, { field: 'domain', text: 'Enter the domain' }], attempt: 1 }))
  expect(isFocused()).toBe(false)
})
