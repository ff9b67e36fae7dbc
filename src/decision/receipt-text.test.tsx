// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl/react'
import { afterEach, expect, test } from 'vitest'
import { sha256 } from '#lib/sha256.ts'
import { useReceiptText } from './receipt-text.ts'

afterEach(cleanup)

test('a receipt names the text that is shown: its version, its language and the hash of its words', async () => {
  const { result, rerender } = renderHook(({ words }) => useReceiptText('listing', words), {
    initialProps: { words: ['Sell', 'this'] },
    wrapper: ({ children }) => (
      <IntlProvider locale="de" timeZone="UTC">
        {children}
      </IntlProvider>
    ),
  })
  expect(result.current).toMatchObject({ version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), language: 'de' })
  expect(result.current.sha256).toBeUndefined()
  const hash = await sha256('Sell\nthis')
  await waitFor(() => expect(result.current.sha256).toBe(hash))
  rerender({ words: ['Keep', 'this'] })
  const other = await sha256('Keep\nthis')
  await waitFor(() => expect(result.current.sha256).toBe(other))
})
