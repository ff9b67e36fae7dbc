import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scrubAddress, scrubEvent, scrubStack, scrubText } from './scrub.ts'

const HERE = 'https://pages.example'

/** Keys, codes and personal data in realistic formats. */
const SECRETS = [
  '3f2b8c1e-9d4a-4f6b-8a7c-1e5d9b3f7a20',
  'DA39A3EE5E6B4B0D3255BFEF95601890AFD80709',
  'q83vEjRWeJq83vEjRWeJ+/8=',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P',
  '%73%65%63%72%65%74%2D%31',
  'aB3$kd!9Zq<&>x',
  '+$!?=#-%&',
  '48213907',
  'hydrangeablossom',
  'erika.mustermann@nordlicht.example',
  'jürgen@bücher.example',
  'Zoë Müller-Łukasz',
  '秘密の鍵',
  '+44 (20) 5550 1234',
  '12.08.1964',
  'Musterweg 12a',
  'anders-buchbinderei.berlin',
]

/** Texts that may contain a secret. */
const SENTENCES: readonly ((secret: string) => string)[] = [
  (secret) => secret,
  (secret) => `Cannot read properties of undefined (reading '${secret}')`,
  (secret) => `Failed to fetch https://pages.example/consent/${secret}?k=${secret}#${secret}`,
  (secret) => `Unexpected token in JSON: {"key":"${secret}"}`,
  (secret) => `error:${encodeURIComponent(secret)}:${btoa(unescape(encodeURIComponent(secret)))}`,
  (secret) => `is${secret}not`,
]

describe('scrubText', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'apiKey')", "Cannot read properties of undefined (reading '*')"],
    ['Failed to fetch', 'Failed to fetch'],
    ['Unexpected token < in JSON at position 0', 'Unexpected token * in JSON at position *'],
    ['Loading chunk 42 failed.', 'Loading chunk * failed.'],
    [' Failed to fetch\n', 'Failed to fetch'],
    ['Failed.... to fetch', 'Failed * to fetch'],
    ['', ''],
  ])('keeps the helpful words of %j: %j', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed)
  })

  test.each(SECRETS)('removes the secret %s', (secret) => {
    const parts = secret.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2)
    for (const sentence of SENTENCES) {
      const scrubbed = scrubText(sentence(secret))
      expect(scrubbed).not.toContain(secret)
      for (const part of parts) expect(scrubbed).not.toContain(part)
    }
  })

  // Any code point; the unit that fast-check offers takes seconds to create.
  const CHARACTER = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

  test('keeps only allowed words', () => {
    const letters = fc.string({ unit: CHARACTER, minLength: 1, maxLength: 40 })
    const words = fc.array(fc.oneof(letters, fc.uuid(), fc.emailAddress(), fc.webUrl(), fc.base64String()))
    fc.assert(
      fc.property(words, (parts) => {
        const scrubbed = scrubText(parts.join(' '))
        expect(scrubbed).not.toMatch(/[\p{N}_@$%&#/\\+=<>!?-]/u)
        for (const word of scrubbed.match(/\p{L}+/gu) ?? []) expect(scrubText(word)).toBe(word)
      }),
    )
  })
})

describe('scrubAddress', () => {
  test.each([
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
  ])('shortens %s to %s', (address, scrubbed) => {
    expect(scrubAddress(address, HERE)).toBe(scrubbed)
  })

  test.each(SECRETS)('removes the secret %s', (secret) => {
    for (const form of [secret, encodeURIComponent(secret), encodeURIComponent(encodeURIComponent(secret))]) {
      const address = `${HERE}/consent/${form}?key=${form}#${form}`
      expect(scrubAddress(address, HERE)).not.toContain(form)
      expect(scrubAddress(`${HERE}/#/dls/1/${form}`, HERE)).not.toContain(form)
    }
  })

  test('keeps only allowed segments of an address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        const { pathname, search, hash } = new URL(address)
        const scrubbed = scrubAddress(`${HERE}${pathname}${search}${hash}`, HERE).slice(HERE.length)
        for (const segment of scrubbed.split('/'))
          expect(scrubAddress(`${HERE}/${segment}`, HERE)).toBe(`${HERE}/${segment}`)
        expect(scrubbed).not.toMatch(/[?#]/)
        expect(scrubAddress(address, HERE)).toMatch(/^https?:\*$/)
      }),
    )
  })
})

describe('scrubStack', () => {
  test('keeps the positions in our files', () => {
    const stack = `TypeError: HYDRANGEA is not a function
  at HYDRANGEA @ ${HERE}/assets/app-CO7AvUX2.js:12:3456
  at <anonymous> @ ${HERE}/consent/HYDRANGEA:1:2
  at https://elsewhere.example/HYDRANGEA.js:1:2`
    expect(scrubStack(stack, HERE)).toBe(`Error\n  at * @ ${HERE}/assets/app-CO7AvUX2.js:12:3456`)
  })

  test.each([
    [`/assets/${'x'.repeat(40)}.js:123456:1234567`, true],
    [`/assets/${'x'.repeat(41)}.js:1:2`, false],
    ['/assets/app.css:1:2', false],
    ['/assets/app.js:1234567:1', false],
    ['/assets/app.js:1:12345678', false],
    ['/assets/app.js:1:2KEY', false],
    ['/KEY/app.js:1:2', false],
  ])('keeps the position %s: %j', (position, isKept) => {
    expect(scrubStack(`at KEY (${HERE}${position})`, HERE)).toBe(
      isKept ? `Error\n  at * @ ${HERE}${position}` : 'Error',
    )
  })

  test('keeps the first fifty positions', () => {
    const positions = Array.from({ length: 60 }, (_, line) => `  at * @ ${HERE}/assets/app.js:${line}:1`)
    expect(scrubStack(positions.join('\n'), HERE)).toBe(['Error', ...positions.slice(0, 50)].join('\n'))
  })
})

describe('scrubEvent', () => {
  test('reads each field as an address, a stack or a text', () => {
    for (const field of ['url', 'resourceUrl', 'documentURI', 'referrer', 'invoker', 'href'])
      expect(scrubEvent({ [field]: ['https://mail.example/KEY', null] }, HERE)).toEqual({ [field]: ['https:*', null] })
    const position = `${HERE}/assets/app.js:1:2`
    expect(scrubEvent({ invokerType: 'about:blank', handlingStack: `KEY ${position}` }, HERE)).toEqual({
      invokerType: '*',
      handlingStack: `Error\n  at * @ ${position}`,
    })
  })

  test('scrubs every text at any depth, and keeps numbers', () => {
    const report = {
      date: 1,
      view: { url: `${HERE}/consent/HYDRANGEA`, referrer: 'https://mail.example/HYDRANGEA', name: 'HYDRANGEA' },
      error: {
        message: 'HYDRANGEA is undefined',
        stack: 'HYDRANGEA',
        causes: [{ message: 'HYDRANGEA', stack: 'HYDRANGEA' }],
        resource: { url: '/HYDRANGEA' },
      },
      context: { anything: [{ deep: 'HYDRANGEA' }, 'HYDRANGEA', null] },
    }
    expect(JSON.stringify(scrubEvent(report, HERE))).not.toContain('HYDRANGEA')
    expect(scrubEvent(report, HERE)).toMatchObject({
      date: 1,
      view: { url: `${HERE}/consent/*`, referrer: 'https:*', name: '*' },
      error: { message: '* is undefined' },
    })
  })
})
