// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { InEnglish } from '#i18n/all-messages.tsx'
import { Deadline } from './deadline.tsx'

const AT = new Date('2026-12-04T23:30:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') })
  return () => vi.useRealTimers()
})

const deadline = (props: Partial<Parameters<typeof Deadline>[0]> = {}) => (
  <InEnglish>
    <Deadline at={AT} noResponse="Silence." {...props} />
  </InEnglish>
)

function paragraphs(html: string): string[] {
  return [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text?.replaceAll(/<[^>]*>/g, '') ?? '')
}

test('renders the deadline, the time left, and the effect of no response', () => {
  expect(paragraphs(renderToStaticMarkup(deadline()))).toEqual([
    'Respond by Friday, December 4, 2026 at 11:30\u00a0PM\u00a0UTC.',
    '3 days left · Silence.',
  ])
})

test.each([
  ['2026-12-02T23:30:00Z', '2 days left'],
  ['2026-12-02T23:30:01Z', '47 hours left'],
  ['2026-12-04T21:31:00Z', '119 minutes left'],
  ['2026-12-04T23:29:30Z', 'Less than a minute left'],
  ['2026-12-05T12:00:00Z', 'Less than a minute left'],
])('renders the time left at %s: %s', (now, left) => {
  vi.setSystemTime(new Date(now))
  expect(paragraphs(renderToStaticMarkup(deadline()))[1]).toBe(`${left} · Silence.`)
})

test.each([
  ['2026-12-01T12:00:00Z', { isUrgent: true }, 'warning'],
  ['2026-12-03T23:30:00Z', {}, 'info'],
  ['2026-12-03T23:31:00Z', {}, 'warning'],
  ['2026-12-01T12:00:00Z', { at: undefined }, 'info'],
])('at %s with %j, has the tone %s', (now, props, tone) => {
  vi.setSystemTime(new Date(now))
  expect(renderToStaticMarkup(deadline(props))).toMatch(new RegExp(`^<div class="[^"]*_${tone}_`))
})

test('updates the time left every minute until it is unmounted', () => {
  vi.setSystemTime(new Date('2026-12-04T23:20:00Z'))
  const { container, unmount } = render(deadline())
  expect(container.textContent).toContain('10 minutes left')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(container.textContent).toContain('9 minutes left')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
