import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl/react'
import { expect, test } from 'vitest'
import { allMessages } from '#i18n/all-messages.ts'
import type { ContactCase } from './contact-case.ts'
import { useContactFacts, useContactRecord } from './use-contact-facts.tsx'

function Facts({ contactCase, hook }: { contactCase: ContactCase; hook: typeof useContactRecord }) {
  return hook(contactCase).map(({ label, value }) => (
    <li key={label}>
      {label}: {value}
    </li>
  ))
}

function render(children: ReactNode): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={allMessages('en')} timeZone="UTC">
      {children}
    </IntlProvider>,
  )
}

/** Each fact as its label and its value, the lines of an address with commas between. */
function factsOf(contact: ContactCase['contact_data'], hook = useContactFacts as typeof useContactRecord): string[] {
  const html = render(<Facts contactCase={{ contact_data: contact }} hook={hook} />)
  return [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, fact = '']) =>
    fact.replaceAll('</div><div', ', <div').replaceAll(/<[^>]*>/g, ''),
  )
}

const WHOLE = {
  full_name: 'Jo Doe',
  org_name: 'Doe Ltd',
  address: '1 Lane\nFlat 2',
  postal_code: '20190',
  city: 'Reston',
  state: 'VA',
  country: 'US',
  email: 'jo@example.com',
}

test('what is known of a contact stands in the order of an envelope', () => {
  expect(factsOf(WHOLE)).toEqual([
    'Name: Jo Doe',
    'Organization: Doe Ltd',
    'Address: 1 Lane\nFlat 2',
    'Postal code: 20190',
    'City: Reston',
    'State or region: VA',
    'Country: United States',
    'Email address: jo@example.com',
  ])
})

test('what is not known is left out, and so is a state that is named as its city', () => {
  expect(factsOf({ full_name: ' ', city: 'Berlin', state: 'Berlin', country: 'DE' })).toEqual([
    'City: Berlin',
    'Country: Germany',
  ])
  expect(factsOf({ email: 'jo@example.com' })).toEqual(['Email address: jo@example.com'])
})

test.each([undefined, null, {}, { city: '' }])(
  'reports that a contact of %j is unknown, but not on record',
  (contact) => {
    const [fact, ...others] = factsOf(contact)
    expect(fact).toMatch(/^Contact details: We do not have these details\./)
    expect(others).toEqual([])
    expect(factsOf(contact, useContactRecord)).toEqual([])
  },
)

test('a record has the address in one, behind the rest', () => {
  expect(factsOf(WHOLE, useContactRecord)).toEqual([
    'Name: Jo Doe',
    'Organization: Doe Ltd',
    'Email address: jo@example.com',
    'Address: 1 Lane\nFlat 2, 20190, Reston, VA, United States',
  ])
  expect(factsOf({ full_name: 'Jo Doe' }, useContactRecord)).toEqual(['Name: Jo Doe'])
})
