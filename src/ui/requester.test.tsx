import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale, Messages } from 'use-intl/core'
import { IntlProvider } from 'use-intl/react'
import { expect, test } from 'vitest'
import { RequesterLine } from './requester.tsx'

const MESSAGES = import.meta.glob<Messages>('../i18n/locales/*/common.json', { import: 'default', eager: true })
const LANGUAGE_TAGS = Object.keys(MESSAGES).map((path) => path.split('/').at(-2) as Locale)
const NOBODY = { resellerName: undefined, registrarName: undefined, avatar: undefined, site: undefined }

function rendered(language: Locale, known: Partial<Parameters<typeof RequesterLine>[0]>): string {
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={MESSAGES[`../i18n/locales/${language}/common.json`] ?? {}} timeZone="UTC">
      <RequesterLine {...NOBODY} {...known} />
    </IntlProvider>,
  )
}

test.each([
  [
    'both names',
    { resellerName: 'Nordlicht', registrarName: 'Meridian' },
    'Nordlicht is contacting you on behalf of Meridian',
  ],
  ['the registrar alone', { registrarName: 'Meridian' }, 'Meridian is contacting you'],
  ['the reseller alone', { resellerName: 'Nordlicht' }, 'Nordlicht is contacting you'],
  ['no name', {}, 'Your domain provider is contacting you'],
])('with %s known the line is a sentence of its own', (_, known, sentence) => {
  const [line = ''] = /<p>.*?<\/p>/.exec(rendered('en', known)) ?? []
  expect(line.replaceAll(/<[^>]*>/g, '')).toBe(sentence)
})

test.each(LANGUAGE_TAGS)('the address of the site is a link inside its sentence: %s', (language) => {
  expect(rendered(language, { site: 'https://nordlicht.example/shop' })).toContain(
    '<a href="https://nordlicht.example/shop">nordlicht.example</a>',
  )
})

test('isolates each name from the direction of the sentence', () => {
  const line = rendered('en', { resellerName: 'شركة', registrarName: 'Meridian' })
  expect(line).toContain('<bdi>شركة</bdi><span> is contacting you on behalf of </span><bdi>Meridian</bdi>')
})

test.each([
  [{ resellerName: 'Nordlicht', registrarName: 'Meridian' }, 'Nordlicht sent you the email for the registrar Meridian'],
  [{ registrarName: 'Meridian' }, 'The registrar Meridian sent you the email.'],
  [{ resellerName: 'Nordlicht' }, 'Nordlicht sent you the email.'],
])('names who sent the email, with %j', (known, sentence) => {
  expect(rendered('en', known).replaceAll(/<[^>]*>/g, '')).toContain(sentence)
})

test('shows the IANA ID and where to look up the domain where they are known', () => {
  const shown = rendered('en', { ianaId: '9994', domainCheck: 'Ask the registry.' })
  expect(shown).toContain('Registrar’s IANA ID: 9994')
  expect(shown).toContain('<li>Ask the registry.</li>')
  expect(rendered('en', {})).not.toMatch(/IANA|<li><\/li>/)
})
