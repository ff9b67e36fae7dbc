import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextWithDomain } from './domain-name.tsx'

test.each([
  ['Transfer a.example to شركة?', ' to </span><bdi>شركة</bdi><span>?'],
  ['شركة will get a.example', '<bdi>شركة</bdi><span> will get'],
  ['a.example stays', 'stays'],
])('isolates the name, if any, next to the domain: %s', (text, expected) => {
  const markup = renderToStaticMarkup(<TextWithDomain text={text} domain="a.example" name="شركة" />)
  expect(markup).toContain(expected)
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(text)
})
