import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toNavigationForm, isRenderedAddress, sameOriginPath, pathOf, searchOf } from './link-forms.ts'

const url = (address: string) => new URL(address, 'https://pages.example')

describe('toNavigationForm', () => {
  it.each([
    ['history', '/consent/KEY?a=1', undefined],
    ['history', '/#/consent/KEY', '/consent/KEY'],
    ['history', '/#!/consent/KEY', '/consent/KEY'],
    ['history', '/?away=1#/transfer?key=2', '/transfer?away=1&key=2'],
    ['history', '/?a=1#/consent/KEY?a=2&b=?', '/consent/KEY?a=2&b=%3F'],
    ['history', '/consent/KEY#content', undefined],
    ['history', '/consent/KEY#see#/consent/OTHER', undefined],
    ['history', '/transfer?domain=a.example&amp;key=K', '/transfer?domain=a.example&key=K'],
    ['history', '/#/transfer?domain=a.example&#38;key=K', '/transfer?domain=a.example&key=K'],
    ['hash', '/#/transfer?domain=a.example&#38;key=K', '/#/transfer?domain=a.example&key=K'],
    ['hash', '/transfer?domain=a.example&#38;key=K', '/#/transfer?domain=a.example&key=K'],
    ['hash', '/#/consent/KEY?a=1', undefined],
    ['hash', '/', undefined],
    ['hash', '/index.html', undefined],
    ['hash', '/index.html#/consent/KEY', undefined],
    ['hash', '/#!/consent/KEY', undefined],
    ['hash', '/?away=1#!/home', '/#/home?away=1'],
    ['hash', '/consent/KEY', '/#/consent/KEY'],
    ['hash', '/tld-info/KEY?page=2#tld-berlin', '/#/tld-info/KEY?page=2#tld-berlin'],
    ['hash', '/?away=1', '/#/?away=1'],
    ['hash', '/old#/consent/KEY', '/#/consent/KEY'],
  ] as const)('for %s navigation, converts %s to %s', (navigation, address, expected) => {
    expect(toNavigationForm(navigation, url(address))).toBe(expected)
  })

  it('never navigates to another origin', () => {
    const parts = fc.constantFrom(...'/ \\ # ! ? . .. %2F evil.example http: @'.split(' '), '\t', '\n', ' ')
    fc.assert(
      fc.property(fc.constantFrom('history', 'hash'), fc.array(parts, { maxLength: 12 }), (navigation, pieces) => {
        const hash = `#/${pieces.join('')}`
        const form = toNavigationForm(navigation, { pathname: '/', search: '', hash }) ?? '/'
        expect(new URL(form, 'https://pages.example').origin).toBe('https://pages.example')
        expect(form).toMatch(/^\/(?![\\/])/)
      }),
    )
  })
  it.each(['/a/b?c=d', '/#/a/b?c=d', '/?x=1#/a', '/', '/?x=1'])('is idempotent: %s', (address) => {
    for (const navigation of ['history', 'hash'] as const)
      expect(toNavigationForm(navigation, url(toNavigationForm(navigation, url(address)) ?? address))).toBeUndefined()
  })
})

test.each([
  ['/consent/KEY?a=1', '/consent/KEY'],
  ['/#/consent/KEY?a=1', '/consent/KEY'],
  ['/#!/consent/KEY', '/consent/KEY'],
  ['/consent/KEY#see#/other', '/consent/KEY'],
])('the page of %s has the path %s', (address, path) => {
  expect(pathOf(url(address))).toBe(path)
})

test.each([
  ['/registrant?a=1', '?a=1'],
  ['/#/registrant?a=1', '?a=1'],
  ['/?b=2#!/registrant?a=1', '?b=2&a=1'],
  ['/?b=2#content', '?b=2'],
])('the query of %s is %s', (address, query) => {
  expect(searchOf(url(address))).toBe(query)
})

test.each([
  ['/consent/KEY?a=1', '/consent/KEY?a=1', true],
  ['/consent/KEY?a=1', '/consent/KEY?a=1#see#/other', true],
  ['/consent/KEY?a=1', '/consent/KEY', false],
  ['/consent/KEY', '/consent/OTHER', false],
  ['/', '/#/consent/KEY', false],
])('a page rendered for %s belongs to %s: %j', (rendered, address, isSame) => {
  expect(isRenderedAddress(rendered, url(address))).toBe(isSame)
})

test.each([
  ['consent/KEY', '/consent/KEY'],
  ['/consent//KEY', '/consent//KEY'],
  [' \t\0/\\ /evil.example/\n', '/evil.example/\n'],
])('turns %j into the path %j', (address, path) => {
  expect(sameOriginPath(address)).toBe(path)
})
