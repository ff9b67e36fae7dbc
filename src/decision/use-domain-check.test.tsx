// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { IntlProvider } from 'use-intl/react'
import { afterEach, expect, test } from 'vitest'
import { allMessages } from '#i18n/all-messages.ts'
import { useDomainCheck } from './use-domain-check.tsx'

function Shown({ domain }: { domain: string | undefined }) {
  return useDomainCheck(domain)
}

function checkFor(domain: string | undefined): string {
  const { container } = render(
    <IntlProvider locale="en" messages={allMessages('en')} timeZone="UTC">
      <Shown domain={domain} />
    </IntlProvider>,
  )
  return container.innerHTML
}

afterEach(cleanup)

test('leads to ICANN Lookup for a generic TLD, with the form of the registry', () => {
  expect(checkFor('bücher.com')).toContain(
    'href="https://lookup.icann.org/en/lookup?q=xn--bcher-kva.com">ICANN Lookup<',
  )
})

test.each([
  ['example.co.uk', '<bdi>.uk</bdi>'],
  ['example.рф', '<bdi>.рф</bdi>'],
])('names the registry of %s, and not ICANN', (domain, tld) => {
  expect(checkFor(domain)).toContain(tld)
  expect(checkFor(domain)).not.toMatch(/icann/i)
})

test.each([undefined, 'example', '<b>'])('shows nothing for %s', (domain) => expect(checkFor(domain)).toBe(''))
