import { expect, test } from 'vitest'
import { tldOf, tldTypeOf } from './tld-type.ts'

test.each([
  ['example.com', 'gtld'],
  ['Example.COM.', 'gtld'],
  ['例え.みんな', 'gtld'],
  ['example.xn--q9jyb4c', 'gtld'],
  ['example.co.uk', 'cctld'],
  ['xn--r8jz45g.jp', 'cctld'],
  ['example.рф', 'cctld'],
  ['example.xn--p1ai', 'cctld'],
  ['example', 'unknown'],
  ['.de', 'unknown'],
  ['192.0.2.1', 'unknown'],
  ['<b>.</b>', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%j has a TLD of type %s', (domain, type) => expect(tldTypeOf(domain)).toBe(type))

test.each([
  ['example.co.uk', 'uk'],
  ['example.xn--p1ai', 'рф'],
  ['example', undefined],
])('the TLD of %s is %s', (domain, tld) => expect(tldOf(domain)).toBe(tld))
