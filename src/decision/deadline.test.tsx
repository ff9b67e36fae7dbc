// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { allMessages } from '#i18n/all-messages.ts'
import { LANGUAGES, type Language } from '#i18n/negotiate.ts'
import { writeMoment, type MomentFormat } from '#lib/moment-formats.ts'
import { Deadline } from './deadline.tsx'

const LANGUAGE_TAGS = Object.keys(LANGUAGES) as Language[]
const AT = new Date('2026-12-04T23:30:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') })
  return () => vi.useRealTimers()
})

function paragraphs(html: string): string[] {
  return [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text?.replaceAll(/<[^>]*>/g, '') ?? '')
}

function deadline(language: Language, timeZone: string, props: Partial<Parameters<typeof Deadline>[0]>) {
  return (
    <IntlProvider locale={language} messages={allMessages(language)} timeZone={timeZone}>
      <Deadline at={AT} silence="Silence." {...props} />
    </IntlProvider>
  )
}

const rendered = (language: Language, timeZone: string, props: Parameters<typeof deadline>[2] = {}) =>
  renderToStaticMarkup(deadline(language, timeZone, props))

test('the deadline stands apart from the time left and from silence, with the moment in an element that names its format', () => {
  const html = rendered('en', 'UTC')
  expect(html).toContain('<time dateTime="2026-12-04T23:30:00.000Z" data-format="moment">Friday, December 4, 2026')
  expect(paragraphs(html)).toEqual([
    'Answer by Friday, December 4, 2026 at 11:30\u00a0PM\u00a0UTC.',
    '3 days left · Silence.',
  ])
})

test.each([
  ['2026-12-02T23:30:00Z', '2 days left'],
  ['2026-12-02T23:30:01Z', '47 hours left'],
  ['2026-12-04T21:31:00Z', '119 minutes left'],
  ['2026-12-04T23:29:30Z', 'Less than a minute left'],
  ['2026-12-05T12:00:00Z', 'Less than a minute left'],
])('at %s there is: %s', (now, left) => {
  vi.setSystemTime(new Date(now))
  expect(paragraphs(rendered('en', 'UTC'))[1]).toBe(`${left} · Silence.`)
})

test.each(LANGUAGE_TAGS)('what is made of the element in a zone is what is rendered in that zone: %s', (language) => {
  for (const timeZone of ['Asia/Tokyo', 'America/New_York']) {
    const written = rendered(language, 'UTC').replace(
      /(<time dateTime="([^"]*)" data-format="(\w+)">)[^<]*/g,
      (_, tag: string, moment: string, format: string) =>
        tag + writeMoment(format as MomentFormat, new Date(moment), language, timeZone),
    )
    expect(written).not.toBe(rendered(language, 'UTC'))
    expect(written).toBe(rendered(language, timeZone))
  }
})

test.each([
  ['2026-12-01T12:00:00Z', true, 'warning'],
  ['2026-12-03T23:30:00Z', false, 'info'],
  ['2026-12-03T23:31:00Z', false, 'warning'],
])('at %s, silence doing harm: %s, the deadline is a %s', (now, harms, tone) => {
  vi.setSystemTime(new Date(now))
  expect(rendered('en', 'UTC', { harms })).toMatch(new RegExp(`^<div class="[^"]*_${tone}_`))
})

test('without a deadline nobody is told of time, nor warned for the lack of it', () => {
  const html = rendered('en', 'UTC', { at: undefined })
  expect(paragraphs(html)).toEqual(['We were not given a deadline for your answer.', 'Silence.'])
  expect(html).toMatch(/^<div class="[^"]*_info_/)
})

test('the time left is told anew each minute, as long as the page is open', () => {
  vi.setSystemTime(new Date('2026-12-04T23:20:00Z'))
  const { container, unmount } = render(deadline('en', 'UTC', {}))
  expect(container.textContent).toContain('10 minutes left')
  for (const minutes of [9, 8]) {
    act(() => void vi.advanceTimersByTime(60_000))
    expect(container.textContent).toContain(`${minutes} minutes left`)
  }
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
