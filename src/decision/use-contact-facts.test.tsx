import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InEnglish } from '#i18n/all-messages.tsx'
import type { ContactCase } from './contact-case.ts'
import { useContactFacts, useContactRecord } from './use-contact-facts.tsx'

function Facts({ contactCase, hook }: { contactCase: ContactCase; hook: typeof useContactRecord }) {
  return hook(contactCase).map(({ label, value }) => (
    <li key={label}>
      {label}: {value}
    </li>
  ))
}

/** Returns each fact as its label and value, with commas between the lines of an address. */
function factsOf(contact: ContactCase['contact_data'], hook = useContactFacts as typeof useContactRecord): string[] {
  const html = renderToStaticMarkup(
    <InEnglish>
      <Facts contactCase={{ contact_data: contact }} hook={hook} />
    </InEnglish>,
  )
  return [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, fact = '']) =>
    fact.replaceAll('</div><div', ', <div').replaceAll(/<[^>]*>/g, ''),
  )
}

const CONTACT = {
  full_name: 'Jo Doe',
  org_name: 'Doe Ltd',
  address: '1 Lane\nFlat 2',
  postal_code: '20190',
  city: 'Reston',
  state: 'VA',
  country: 'US',
  email: 'jo@example.com',
}

test('lists the known facts in envelope order', () => {
  expect(factsOf(CONTACT)).toEqual([
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

test('omits unknown facts, and a state with the same name as the city', () => {
  expect(factsOf({ full_name: ' ', city: 'Berlin', state: 'Berlin', country: 'DE' })).toEqual([
    'City: Berlin',
    'Country: Germany',
  ])
})

test.each([undefined, null, {}, { city: '' }])('reports an unknown contact, but not in a record: %j', (contact) => {
  expect(factsOf(contact)).toEqual([expect.stringMatching(/^Contact information: We do not have this information\./)])
  expect(factsOf(contact, useContactRecord)).toEqual([])
})

test('puts the address of a record into one fact at the end', () => {
  expect(factsOf(CONTACT, useContactRecord)).toEqual([
    'Name: Jo Doe',
    'Organization: Doe Ltd',
    'Email address: jo@example.com',
    'Address: 1 Lane\nFlat 2, 20190, Reston, VA, United States',
  ])
  expect(factsOf({ full_name: 'Jo Doe' }, useContactRecord)).toEqual(['Name: Jo Doe'])
})
