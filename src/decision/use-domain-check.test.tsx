import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InEnglish } from '#i18n/all-messages.tsx'
import { useDomainCheck } from './use-domain-check.tsx'

function DomainCheck({ domain }: { domain: string | undefined }) {
  return useDomainCheck(domain)
}

const render = (domain: string | undefined) =>
  renderToStaticMarkup(
    <InEnglish>
      <DomainCheck domain={domain} />
    </InEnglish>,
  )

test('links to ICANN Lookup for a generic TLD, with the ASCII form of the domain', () => {
  expect(render('bücher.com')).toContain('href="https://lookup.icann.org/en/lookup?q=xn--bcher-kva.com">ICANN Lookup<')
})

test.each([
  ['example.co.uk', '<bdi>.uk</bdi>'],
  ['example.рф', '<bdi>.рф</bdi>'],
])('names the registry of %s, not ICANN', (domain, tld) => {
  expect(render(domain)).toContain(tld)
  expect(render(domain)).not.toMatch(/icann/i)
})

test.each([undefined, 'example', '<b>'])('renders nothing for %s', (domain) => expect(render(domain)).toBe(''))
