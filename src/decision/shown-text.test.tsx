// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { IntlProvider } from 'use-intl/react'
import { afterEach, expect, test } from 'vitest'
import { sha256 } from '#lib/sha256.ts'
import { useShownText } from './shown-text.ts'

afterEach(cleanup)

const WORDING = { flow: 'trade', version: '2026-11-22' }

test('returns version, language and hash of the current text', async () => {
  const { result, rerender } = renderHook(({ texts }) => useShownText(WORDING, texts), {
    initialProps: { texts: ['Sell', 'this'] },
    wrapper: ({ children }) => (
      <IntlProvider locale="de" timeZone="UTC">
        {children}
      </IntlProvider>
    ),
  })
  expect(await result.current()).toEqual({
    ...WORDING,
    language: 'de',
    sha256: await sha256('Sell\nthis'),
  })
  rerender({ texts: ['Keep', 'this'] })
  expect(await result.current()).toMatchObject({ sha256: await sha256('Keep\nthis') })
})
