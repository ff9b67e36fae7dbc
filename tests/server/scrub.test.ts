import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrubAddress, scrubEvent, scrubStack, scrubText } from '#lib/scrub.ts'
import { SECRET_SHAPES } from '#tests/support/secrets.ts'

const HERE = 'https://pages.example'

/** Places of a sentence in which a secret may stand. */
const SENTENCES: readonly ((secret: string) => string)[] = [
  (secret) => secret,
  (secret) => `Cannot read properties of undefined (reading '${secret}')`,
  (secret) => `Failed to fetch https://pages.example/consent/${secret}?k=${secret}#${secret}`,
  (secret) => `Unexpected token in JSON: {"key":"${secret}"}`,
  (secret) => `error:${encodeURIComponent(secret)}:${btoa(unescape(encodeURIComponent(secret)))}`,
  (secret) => `is${secret}not`,
]

describe('scrubText', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'apiKey')", "Cannot read properties of undefined (reading '*')"],
    ['Failed to fetch', 'Failed to fetch'],
    ['Unexpected token < in JSON at position 0', 'Unexpected token * in JSON at position *'],
    ['Loading chunk 42 failed.', 'Loading chunk * failed.'],
    [' Failed to fetch\n', 'Failed to fetch'],
    ['Failed.... to fetch', 'Failed * to fetch'],
    ['', ''],
  ])('leaves of %j what helps: %j', (text, left) => {
    expect(scrubText(text)).toBe(left)
  })

  it.each(Object.entries(SECRET_SHAPES))('leaves nothing of a secret: %s', (_shape, [secret]) => {
    const parts = secret.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2)
    for (const sentence of SENTENCES) {
      const left = scrubText(sentence(secret))
      expect(left).not.toContain(secret)
      for (const part of parts) expect(left).not.toContain(part)
    }
  })

  // Every code point, as fc's own unit for that takes seconds to make.
  const SIGN = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

  it('leaves no word, number or code that is not in its list, whatever the text', () => {
    const letters = fc.string({ unit: SIGN, minLength: 1, maxLength: 40 })
    const words = fc.array(fc.oneof(letters, fc.uuid(), fc.emailAddress(), fc.webUrl(), fc.base64String()))
    fc.assert(
      fc.property(words, (parts) => {
        const left = scrubText(parts.join(' '))
        expect(left).not.toMatch(/[\p{N}_@$%&#/\\+=<>!?-]/u)
        for (const word of left.match(/\p{L}+/gu) ?? []) expect(scrubText(word)).toBe(word)
      }),
    )
  })
})

describe('scrubAddress', () => {
  it.each([
    [`${HERE}/consent/KEY/data-sharing?from=mail#part`, `${HERE}/consent/*/data-sharing`],
    [`${HERE}/#/transfer/in/example.com/KEY?x=1`, `${HERE}/transfer/in/*/*`],
    [`${HERE}/?key=SECRET#/consent/KEY`, `${HERE}/consent/*`],
    [
      `${HERE}/consent/api/no-auth/identity_service/consent/KEY`,
      `${HERE}/consent/api/no-auth/identity_service/consent/*`,
    ],
    [`${HERE}/assets/app-CO7AvUX2.js`, `${HERE}/assets/app-CO7AvUX2.js`],
    [`${HERE}/assets/KEY`, `${HERE}/assets/*`],
    [`${HERE}/assets/${'x'.repeat(40)}.js`, `${HERE}/assets/${'x'.repeat(40)}.js`],
    [`${HERE}/assets/${'x'.repeat(41)}.js`, `${HERE}/assets/*`],
    [`${HERE}/assets/app.js/KEY`, `${HERE}/assets/*/*`],
    [`${HERE}/KEY/assets/app.js`, `${HERE}/*/assets/*`],
    [`${HERE}/home#see/KEY`, `${HERE}/home`],
    ['https://logo.example/KEY.png', 'https:*'],
    ['blob:https://logo.example/KEY', 'blob:*'],
    ['about:blank', 'about:*'],
    ['https://user:word@pages.example.attacker.example/', 'https:*'],
    ['Window.onclick', `${HERE}/*`],
    ['https://[', '*'],
    ['', ''],
  ])('leaves of %s %s', (address, left) => {
    expect(scrubAddress(address, HERE)).toBe(left)
  })

  it.each(Object.entries(SECRET_SHAPES))('leaves nothing of a secret: %s', (_shape, [secret]) => {
    for (const written of [secret, encodeURIComponent(secret), encodeURIComponent(encodeURIComponent(secret))]) {
      const address = `${HERE}/consent/${written}?key=${written}#${written}`
      expect(scrubAddress(address, HERE)).not.toContain(written)
      expect(scrubAddress(`${HERE}/#/dls/1/${written}`, HERE)).not.toContain(written)
    }
  })

  it('leaves only fixed words, whatever the address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        const { pathname, search, hash } = new URL(address)
        const left = scrubAddress(`${HERE}${pathname}${search}${hash}`, HERE).slice(HERE.length)
        for (const segment of left.split('/'))
          expect(scrubAddress(`${HERE}/${segment}`, HERE)).toBe(`${HERE}/${segment}`)
        expect(left).not.toMatch(/[?#]/)
        expect(scrubAddress(address, HERE)).toMatch(/^https?:\*$/)
      }),
    )
  })
})

it('leaves of a stack the places in our files', () => {
  const stack = `TypeError: HYDRANGEA is not a function
  at HYDRANGEA @ ${HERE}/assets/app-CO7AvUX2.js:12:3456
  at <anonymous> @ ${HERE}/consent/HYDRANGEA:1:2
  at https://elsewhere.example/HYDRANGEA.js:1:2`
  expect(scrubStack(stack, HERE)).toBe(`Error\n  at * @ ${HERE}/assets/app-CO7AvUX2.js:12:3456`)
})

it.each([
  [`/assets/${'x'.repeat(40)}.js:123456:1234567`, true],
  [`/assets/${'x'.repeat(41)}.js:1:2`, false],
  ['/assets/app.css:1:2', false],
  ['/assets/app.js:1234567:1', false],
  ['/assets/app.js:1:12345678', false],
  ['/assets/app.js:1:2KEY', false],
  ['/KEY/app.js:1:2', false],
])('takes %s in a stack for a place in our files: %j', (place, isOne) => {
  expect(scrubStack(`at KEY (${HERE}${place})`, HERE)).toBe(isOne ? `Error\n  at * @ ${HERE}${place}` : 'Error')
})

it('leaves of a long stack its first fifty places', () => {
  const places = Array.from({ length: 60 }, (_, line) => `  at * @ ${HERE}/assets/app.js:${line}:1`)
  expect(scrubStack(places.join('\n'), HERE)).toBe(['Error', ...places.slice(0, 50)].join('\n'))
})

it('takes the fields of addresses for addresses, those of stacks for stacks, and others for texts', () => {
  for (const field of ['url', 'resourceUrl', 'documentURI', 'referrer', 'invoker', 'href'])
    expect(scrubEvent({ [field]: ['https://mail.example/KEY', null] }, HERE)).toEqual({ [field]: ['https:*', null] })
  const place = `${HERE}/assets/app.js:1:2`
  expect(scrubEvent({ invokerType: 'about:blank', handlingStack: `KEY ${place}` }, HERE)).toEqual({
    invokerType: '*',
    handlingStack: `Error\n  at * @ ${place}`,
  })
})

it('scrubs every text of a report by what its field holds, however deep, and leaves numbers', () => {
  const report = {
    date: 1,
    view: { url: `${HERE}/consent/HYDRANGEA`, referrer: 'https://mail.example/HYDRANGEA', name: 'HYDRANGEA' },
    error: {
      message: 'HYDRANGEA is undefined',
      stack: 'HYDRANGEA',
      causes: [{ message: 'HYDRANGEA', stack: 'HYDRANGEA' }],
      resource: { url: '/HYDRANGEA' },
    },
    action: { target: { name: 'HYDRANGEA' } },
    context: { anything: [{ deep: 'HYDRANGEA' }, 'HYDRANGEA', null] },
  }
  expect(JSON.stringify(scrubEvent(report, HERE))).not.toContain('HYDRANGEA')
  expect(scrubEvent(report, HERE)).toMatchObject({
    date: 1,
    view: { url: `${HERE}/consent/*`, referrer: 'https:*', name: '*' },
    error: { message: '* is undefined' },
  })
})
