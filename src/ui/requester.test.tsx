import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Messages } from 'use-intl/core'
import { IntlProvider } from 'use-intl/react'
import { RequesterLine } from './requester.tsx'

const [MESSAGES = {}] = Object.values(
  import.meta.glob<Partial<Messages>>('../i18n/locales/en/common.json', { import: 'default', eager: true }),
)
const NO_NAMES = { resellerName: undefined, registrarName: undefined, avatar: undefined, logoLink: undefined }

const renderLine = (props: Partial<Parameters<typeof RequesterLine>[0]>) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={MESSAGES} timeZone="UTC">
      <RequesterLine {...NO_NAMES} {...props} />
    </IntlProvider>,
  )

test.each([
  [
    'both names',
    { resellerName: 'Nordlicht', registrarName: 'Meridian' },
    'Nordlicht is contacting you on behalf of Meridian',
  ],
  ['the registrar alone', { registrarName: 'Meridian' }, 'Meridian is contacting you'],
  ['the reseller alone', { resellerName: 'Nordlicht' }, 'Nordlicht is contacting you'],
  ['no name', {}, 'Your domain provider is contacting you'],
])('shows the sentence for %s', (_, known, sentence) => {
  const [line = ''] = /<p>.*?<\/p>/.exec(renderLine(known)) ?? []
  expect(line.replaceAll(/<[^>]*>/g, '')).toBe(sentence)
})

test('isolates the names in the sentence', () => {
  const line = renderLine({ resellerName: 'شركة', registrarName: 'Meridian' })
  expect(line).toContain('<bdi>شركة</bdi><span> is contacting you on behalf of </span><bdi>Meridian</bdi>')
})

test.each([
  [{ resellerName: 'Nordlicht', registrarName: 'Meridian' }, 'Nordlicht sent you the email for the registrar Meridian'],
  [{ registrarName: 'Meridian' }, 'The registrar Meridian sent you the email.'],
  [{ resellerName: 'Nordlicht' }, 'Nordlicht sent you the email.'],
])('names the sender of the email, given %j', (known, sentence) => {
  expect(renderLine(known).replaceAll(/<[^>]*>/g, '')).toContain(sentence)
})

test('shows the IANA ID and where to look up the domain, if known', () => {
  const markup = renderLine({ ianaId: '9994', domainCheck: 'Ask the registry.' })
  expect(markup).toContain('Registrar’s IANA ID: 9994')
  expect(markup).toContain('<li>Ask the registry.</li>')
  expect(renderLine({})).not.toMatch(/IANA|<li><\/li>/)
})
