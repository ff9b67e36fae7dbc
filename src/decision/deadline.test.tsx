import { renderToStaticMarkup } from 'react-dom/server'
import type { Messages } from 'use-intl/core'
import { IntlProvider } from 'use-intl/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '#i18n/negotiate.ts'
import { MOMENT_FORMATS, type MomentFormat } from '#lib/moment-formats.ts'
import { Deadline } from './deadline.tsx'

const MESSAGES = import.meta.glob<Messages>('../i18n/locales/*.json', {
  import: 'default',
  eager: true,
  query: '?namespace=listing',
})
const LANGUAGE_TAGS = Object.keys(LANGUAGES) as Language[]
const AT = new Date('2026-12-04T23:30:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') })
  return () => vi.useRealTimers()
})

function rendered(language: Language, timeZone: string): string {
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={MESSAGES[`../i18n/locales/${language}.json`] ?? {}} timeZone={timeZone}>
      <Deadline at={AT} silence="Silence." />
    </IntlProvider>,
  )
}

test('the deadline is one sentence, with the moment in an element that names its format', () => {
  const html = rendered('en', 'UTC')
  expect(html).toContain('<time dateTime="2026-12-04T23:30:00.000Z" data-format="moment">Friday, December 4, 2026')
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(
    'Answer by Friday, December 4, 2026 at 11:30 PM UTC (2026-12-04 23:30 UTC), in 3 days. Silence.',
  )
})

test.each(LANGUAGE_TAGS)('what is made of the element in a zone is what is rendered in that zone: %s', (language) => {
  for (const timeZone of ['Asia/Tokyo', 'America/New_York']) {
    const written = rendered(language, 'UTC').replace(
      /(<time dateTime="([^"]*)" data-format="(\w+)">)[^<]*/g,
      (_, tag: string, moment: string, format: string) =>
        tag +
        new Intl.DateTimeFormat(language, { ...MOMENT_FORMATS[format as MomentFormat], timeZone }).format(
          new Date(moment),
        ),
    )
    expect(written).not.toBe(rendered(language, 'UTC'))
    expect(written).toBe(rendered(language, timeZone))
  }
})
