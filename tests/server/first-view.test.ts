import { describe, expect, test } from 'vitest'
import { send, type RequestOptions } from './support/http-client.ts'
import { BRAND_BODY, BRANDING, ITEM, LINK, startRenderer, SYSTEM_BRAND } from './support/renderer.ts'

type Replies = Parameters<typeof startRenderer>[0]

const REFUSED = { status: 404, body: { response_text: 'It is refused.' } }
const LATE_REFUSAL = { ...REFUSED, delayMs: 100 }
const LATE_BRAND = { body: BRAND_BODY, delayMs: 100 }
const HTML = { headers: { 'content-type': 'text/html' }, body: '<h1>Login</h1>' }

describe('the document of a link', () => {
  test('contains the page and the responses it was rendered from', async () => {
    await using server = await startRenderer()
    const german = { 'accept-language': 'de-AT,en;q=0.5' }
    const { status, headers, page, head, embedded, text } = await server.open(LINK, german)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-security-policy': 'a policy' })
    expect(page).toContain('owner@linde.example')
    expect(head).toMatchObject({ path: LINK, language: 'de', title: expect.stringMatching(/ – Linde$/) })
    expect(text).toMatch(/^<!doctype html>\n<html lang="de"/)
    expect(text).toContain('<body><noscript><div class="noscript"><p lang="de">Ohne Skripte</p></div></noscript>')
    expect(text.match(/<main/g)).toHaveLength(1)
    expect(embedded).toMatchObject({ path: LINK, isRendered: true })
    expect(embedded?.responses.map((each) => each.status)).toEqual([200, 200, 200, 200])
  })

  test('makes one call to each backend, with the headers the browser would send', async () => {
    await using server = await startRenderer({}, { TRUST_PROXY: '1', API_USERNAME: 'pages', API_PASSWORD: 'secret' })
    const browser = { cookie: 'XSRF-TOKEN=a%20token; session=1', 'user-agent': 'A browser', 'accept-language': 'tr' }
    const gateway = { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' }
    await server.open(LINK, { ...browser, ...gateway, refresh: 'x' })
    const targets = server.calls.map(({ method, url }) => `${method} ${url.split('?')[0]}`)
    expect(targets.toSorted()).toEqual([ITEM, BRANDING, SYSTEM_BRAND].map((path) => `GET ${path}`).toSorted())
    for (const { headers } of server.calls) {
      expect(headers).toMatchObject({
        ...browser,
        'x-forwarded-for': expect.stringMatching(/^192\.0\.2\.7, /),
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'pages.example',
        'x-xsrf-token': 'a token',
        authorization: `Basic ${btoa('pages:secret')}`,
      })
      expect(headers.refresh).toBeUndefined()
    }
    expect(new Set(server.calls.map(({ headers }) => headers['x-request-id'])).size).toBe(3)
  })

  test.each([
    ['that the link selects', `${LINK}?lang=de`, 'language=it', 'fr', 'de', undefined],
    ['that the user chose', LINK, 'a=b; language=it', 'fr', 'it', undefined],
    ['of the brand', LINK, '', 'pl', 'nl', undefined],
    ['of the brand and offers that of the browser', LINK, '', 'fr-CH, de;q=0.5', 'nl', /^Cette page.* en français\.$/],
  ])('is in the language %s', async (_, path, cookie, accepted, language, offer) => {
    const object_data = { reseller_name: 'linde', branding: { messaging_language: 'nl' } }
    await using server = await startRenderer(
      // A browser would wait only 600 ms for the brand's language.
      { [BRANDING]: { body: { object_data }, delayMs: 800 } },
      { LEGAL_PRIVACY_URL: 'https://www.example/{language}/privacy' },
    )
    const { head, page, text } = await server.open(path, { cookie, 'accept-language': accepted })
    expect(head).toMatchObject({ path, language })
    expect(text).toContain(`<html lang="${language}"`)
    expect(page).toContain(`href="https://www.example/${language}/privacy"`)
    const offered = /<p id="language-offer" lang="fr"[^>]*><button[^>]*>([^<]*)/.exec(page ?? '')?.[1]
    expect(offered).toEqual(offer && expect.stringMatching(offer))
    expect(JSON.stringify([page, server.calls])).not.toContain('?lang=')
  })

  test.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    await using server = await startRenderer()
    const headers = { host: 'pages.example', 'accept-encoding': encoding === 'br' ? 'gzip, br' : encoding }
    const response = await send(server.port, { path: LINK, headers })
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  })

  test('contains an item read by POST, even with a short grace period for slow senders', async () => {
    const pagination = { page: 1, page_size: 25, total_count: 1, total_pages: 1 }
    const replies = {
      '/tld-info/unhash': { body: { reseller: 'linde', system_name: 'OpenSRS' } },
      '/tld-info/api/no-auth/tldconfig/': { body: { _meta: { pagination }, tlds: [{ tld: '.berlin' }] } },
    }
    await using server = await startRenderer(replies, { BODY_GRACE_MS: '1' })
    expect((await server.open('/tld-info/a-hash')).page).toContain('.berlin')
    const read = server.calls.find(({ method }) => method === 'POST')
    expect(read).toMatchObject({ url: '/tld-info/unhash', body: 'hash=a-hash' })
    expect((await server.open(LINK)).page).toBeDefined()
  })
})

test.each<[number, number, string?]>([
  [400, 400],
  [401, 403],
  [404, 404],
  [409, 409, '<h1'],
  [422, 400],
])('a link refused with %i gets a branded %i page', async (apiStatus, pageStatus, text = '&lt;script&gt;alert(1)') => {
  await using server = await startRenderer({
    [ITEM]: { status: apiStatus, body: { response_text: '</script><script>alert(1)</script><!--<script>' } },
    [BRANDING]: LATE_BRAND,
  })
  const document = await server.open(LINK)
  expect(document.status).toBe(pageStatus)
  expect(document.page).toContain(text)
  expect(document.text).not.toContain('<script>alert(1)')
  expect(document.head?.title).toMatch(/ – Linde$/)
  expect(document.embedded?.responses.map(({ status }) => status)).toContain(apiStatus)
  expect(server.calls.filter(({ url }) => url.startsWith(ITEM))).toHaveLength(1)
})

test.each<[string, Replies, isReported: boolean]>([
  ["the reseller's, after the registrar's has arrived", { [BRANDING]: LATE_REFUSAL }, true],
  ["the reseller's, then the registrar's", { [BRANDING]: REFUSED, [SYSTEM_BRAND]: LATE_REFUSAL }, true],
  ["the registrar's, before the reseller's has arrived", { [SYSTEM_BRAND]: REFUSED, [BRANDING]: LATE_BRAND }, false],
])('renders the page when a brand is refused: %s', async (_, replies, isReported) => {
  await using server = await startRenderer(replies)
  const { page } = await server.open(LINK)
  expect(page).toContain('owner@linde.example')
  expect(page?.includes('It is refused.')).toBe(isReported)
})

test.each<[string, number, Replies, path?: string]>([
  ['an item read that fails', 500, { [ITEM]: { status: 500 } }],
  ['an unexpected status', 418, { [ITEM]: { ...REFUSED, status: 418 } }],
  ['an empty response', 204, { [ITEM]: { status: 204, body: '' } }],
  ['a response that is not JSON', 200, { [ITEM]: HTML }],
  ['a response of 5 MB', 502, { [ITEM]: { body: { domain: 'x'.repeat(5 * 1024 * 1024) } } }],
  ['a brand read that fails', 503, { [BRANDING]: { status: 503 } }],
  ['a refused link that can be repaired', 404, { [ITEM]: REFUSED }, `${LINK}=3D`],
])('leaves the page to the browser and embeds the responses: %s', async (_, embeddedStatus, replies, path = LINK) => {
  await using server = await startRenderer(replies)
  const { status, page, text, embedded } = await server.open(path)
  expect([status, page]).toEqual([200, undefined])
  expect(text).toMatch(/<div id="root"><\/div>.*<\/html>\s*$/s)
  expect(text.length).toBeLessThan(20_000)
  expect(embedded?.responses.map((each) => each.status)).toContain(embeddedStatus)
  expect(server.rendererLog).toEqual([])
})

test.each<[string, Partial<RequestOptions>, env?: Record<string, string>]>([
  ['HEAD', { method: 'HEAD' }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['FIRST_VIEW_MS=0', {}, { FIRST_VIEW_MS: '0' }],
  ['NAVIGATION=hash', {}, { NAVIGATION: 'hash' }],
  ['the home page', { path: '/' }],
  ['a test page', { path: '/trade/test/nordlicht' }],
  ['a link in an old format', { path: '/transfer?domain=x.example&key=GUESS' }],
  ['a link in an old format', { path: '/registrant?verification_id=1&key=GUESS' }],
  ['a page that needs no key', { path: '/home?access_key=GUESS' }],
])('reads nothing and sends the plain document for %s', async (_, { headers, ...options }, env) => {
  await using server = await startRenderer({}, env)
  const response = await send(server.port, { path: LINK, headers: { host: 'pages.example', ...headers }, ...options })
  expect(response.headers['content-length']).toBe(String('plain'.length))
  expect(server.calls).toEqual([])
})
