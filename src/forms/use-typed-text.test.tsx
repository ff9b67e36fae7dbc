// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { IntlProvider } from 'use-intl/react'
import { afterEach, expect, test, vi } from 'vitest'
import { allMessages } from '#i18n/all-messages.ts'
import { useTypedText } from './use-typed-text.ts'

afterEach(cleanup)

function EmailForm({ onSend }: { onSend: (email: string, dirty: boolean) => void }) {
  const form = useForm({ defaultValues: { email: '' } })
  const typed = useTypedText(form, { email: 'email' })
  const { isDirty } = form.formState
  return (
    <>
      <input aria-label="Email" {...form.register('email')} />
      <p role="status">{typed.noteOf('email')}</p>
      <button
        type="button"
        onClick={() => {
          typed.read()
          onSend(form.getValues('email'), isDirty)
        }}
      >
        Send
      </button>
    </>
  )
}

function open() {
  const onSend = vi.fn<(email: string, dirty: boolean) => void>()
  render(
    <IntlProvider locale="en" messages={{ form: allMessages('en').form }} timeZone="UTC">
      <EmailForm onSend={onSend} />
    </IntlProvider>,
  )
  return { onSend, field: screen.getByRole<HTMLInputElement>('textbox') }
}

test('uses what a field shows that was filled without an event', () => {
  const { onSend, field } = open()
  field.value = 'nele@example.org'
  fireEvent.click(screen.getByRole('button'))
  expect(onSend).toHaveBeenLastCalledWith('nele@example.org', false)
})

test('normalizes the text in the field and reports the changes', () => {
  const { onSend, field } = open()
  fireEvent.change(field, { target: { value: '<nele@exam\u200Bple.org>;' } })
  fireEvent.click(screen.getByRole('button'))
  expect(onSend).toHaveBeenLastCalledWith('nele@example.org', true)
  expect(field.value).toBe('nele@example.org')
  expect(screen.getByRole('status').textContent).toMatch(/invisible characters\. We removed characters before or after/)
})
