import { describe, expect, test } from 'vitest'
import { ask } from './support/http-client.ts'
import { BRANDING, ITEM, LINK, startVisits, SYSTEM } from './support/visits.ts'

describe('a visit', () => {
  test('finds its page in the document, and the answers that it was made of', async () => {
    await using visits = await startVisits()
    const { status, headers, page, head, answers, text } = await visits.open(LINK, {
      'accept-language': 'de-AT,en;q=0.5',
    })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-security-policy': 'a policy' })
    expect(page).toContain('linde.example')
    expect(page).toContain('owner@linde.example')
    expect(head).toMatchObject({ path: LINK, language: 'de' })
    expect(head?.title).toMatch(/ – Linde$/)
    expect(text).toMatch(/^<!doctype html>\n<html lang="de"/)
    expect(text).toContain('<body><noscript><div class="noscript"><p lang="de">Ohne Skripte</p></div></noscript>')
    expect(text.match(/<main/g)).toHaveLength(1)
    expect(answers).toMatchObject({ path: LINK, isRendered: true })
    expect(answers?.answers.map(({ status: each }) => each)).toEqual([200, 200, 200, 200])
  })

  test('asks the backends what the browser would ask, once each', async () => {
    await using visits = await startVisits()
    await visits.open(LINK)
    expect(visits.calls.map(({ method, url }) => `${method} ${url.split('?')[0]}`).toSorted()).toEqual(
      [`GET ${ITEM}`, `GET ${BRANDING}`, 'GET /trade/api/api/no-auth/system_branding'].toSorted(),
    )
  })

  test('is asked for as its own calls would be: address, cookies, credentials, ids', async () => {
    await using visits = await startVisits({}, { TRUST_PROXY: '1', API_USERNAME: 'pages', API_PASSWORD: 'secret' })
    await visits.open(LINK, {
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-proto': 'https',
      cookie: 'XSRF-TOKEN=a%20token; session=1',
      'user-agent': 'A browser',
      'accept-language': 'tr',
      refresh: 'x',
    })
    expect(visits.calls).toHaveLength(3)
    for (const { headers } of visits.calls) {
      expect(headers).toMatchObject({
        'x-forwarded-for': expect.stringMatching(/^192\.0\.2\.7, /),
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'pages.example',
        authorization: `Basic ${btoa('pages:secret')}`,
        cookie: 'XSRF-TOKEN=a%20token; session=1',
        'x-xsrf-token': 'a token',
        'user-agent': 'A browser',
        'accept-language': 'tr',
        'x-request-id': expect.any(String),
      })
      expect(headers.refresh).toBeUndefined()
    }
    expect(new Set(visits.calls.map(({ headers }) => headers['x-request-id'])).size).toBe(3)
  })

  test('is logged with its calls, and without its key', async () => {
    await using visits = await startVisits()
    await visits.open(LINK)
    await expect
      .poll(() => visits.lines.map(({ path, status }) => `${path} ${status}`))
      .toContain('/transfer/in/*/* 200')
    expect(visits.lines.map(({ path, status }) => `${path} ${status}`)).toContain(`${ITEM} 200`)
    expect(JSON.stringify(visits.lines)).not.toMatch(/some-key|linde/)
    expect(visits.lines.filter(({ end }) => end)).toEqual([])
    expect(visits.rendering).toEqual([])
  })

  test('speaks the language that the person chose, before that of the browser', async () => {
    await using visits = await startVisits()
    const { head, text } = await visits.open(LINK, { cookie: 'a=b; language=it', 'accept-language': 'fr' })
    expect(head?.language).toBe('it')
    expect(text).toContain('<html lang="it"')
  })

  test('links the legal pages in its language', async () => {
    const urls = { LEGAL_PRIVACY_URL: 'https://www.example/{language}/privacy', LEGAL_IMPRINT_URL: '' }
    await using visits = await startVisits({}, urls)
    const { page } = await visits.open(LINK, { 'accept-language': 'pt-BR' })
    expect(page).toContain('<a href="https://www.example/pt-BR/privacy">Política de privacidade</a>')
    expect(page).not.toContain('Aviso legal')
  })

  test('speaks the language that the link selects, before the one that was chosen', async () => {
    await using visits = await startVisits()
    const { head, page, text } = await visits.open(`${LINK}?lang=nl`, {
      cookie: 'language=it',
      'accept-language': 'fr',
    })
    expect(head).toMatchObject({ path: `${LINK}?lang=nl`, language: 'nl' })
    expect(text).toContain('<html lang="nl"')
    expect(page).not.toContain('lang=nl')
    expect(visits.calls.filter(({ url }) => url.includes('lang='))).toEqual([])
  })

  test('speaks that of the brand before that of the browser', async () => {
    const branding = { messaging_language: 'nl' }
    await using visits = await startVisits({
      [BRANDING]: { body: { object_data: { reseller_name: 'linde', branding } } },
    })
    const { head, page } = await visits.open(LINK, { 'accept-language': 'fr-CH, de;q=0.5' })
    expect(head?.language).toBe('nl')
    expect(page).toMatch(
      /<p id="language-offer" lang="fr"[^>]*><button[^>]*>Cette page est aussi disponible en français\./,
    )
    for (const [language, address] of [
      ['pl', LINK],
      ['fr', `${LINK}?lang=nl`],
    ] as const) {
      expect((await visits.open(address, { 'accept-language': language })).page).not.toContain('language-offer')
    }
  })

  test('waits for the language of the brand as long as for anything else', async () => {
    const branding = { messaging_language: 'nl' }
    const reply = { body: { object_data: { reseller_name: 'linde', branding } }, after: 800 }
    await using visits = await startVisits({ [BRANDING]: reply })
    expect((await visits.open(LINK, { 'accept-language': 'fr' })).head?.language).toBe('nl')
  })

  test('cannot be broken out of by a text of the backend', async () => {
    const domain = '</script><script>alert(1)</script><!--<script>'
    await using visits = await startVisits({ [ITEM]: { body: { domain, transfer_owner_email: domain } } })
    const { text, answers } = await visits.open(LINK)
    expect(text).not.toContain('<script>alert(1)')
    expect(answers?.answers.some(({ body }) => body.includes(JSON.stringify(domain)))).toBe(true)
  })

  test.each([
    ['br', { 'accept-encoding': 'gzip, br' }],
    ['gzip', { 'accept-encoding': 'gzip' }],
  ])('goes out compressed by %s', async (encoding, headers) => {
    await using visits = await startVisits()
    const answer = await ask(visits.port, { path: LINK, headers: { host: 'pages.example', ...headers } })
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  })
})

test('an answer without a body is an answer', async () => {
  await using visits = await startVisits({ [ITEM]: { status: 204, body: '' } })
  const { status, answers } = await visits.open(LINK)
  expect(status).toBe(200)
  expect(answers?.answers.map((answer) => answer.status)).toContain(204)
  expect(visits.rendering).toEqual([])
})

test('an item that is read by a POST is found in the document as well, and the server goes on', async () => {
  const pagination = { page: 1, page_size: 25, total_count: 1, total_pages: 1 }
  const replies = {
    '/tld-info/unhash': { body: { reseller: 'linde', system_name: 'OpenSRS' } },
    '/tld-info/api/no-auth/tldconfig/': { body: { _meta: { pagination }, tlds: [{ tld: '.berlin' }] } },
  }
  await using visits = await startVisits(replies, { BODY_GRACE_MS: '1' })
  const { page } = await visits.open('/tld-info/a-hash')
  expect(page).toContain('.berlin')
  const [read] = visits.calls.filter(({ method }) => method === 'POST')
  expect(read).toMatchObject({ url: '/tld-info/unhash', body: 'hash=a-hash' })
  // Slow senders are looked for meanwhile.
  expect((await visits.open(LINK)).page).toBeDefined()
})

describe('a link that leads nowhere', () => {
  test.each([
    [404, 404],
    [410, 410],
    [403, 403],
    [401, 403],
    [400, 400],
    [422, 400],
  ])('%i is shown with the status %i', async (status, shown) => {
    await using visits = await startVisits({ [ITEM]: { status, body: { response_text: 'A reason of the backend.' } } })
    const document = await visits.open(LINK)
    expect(document.status).toBe(shown)
    expect(document.page).toContain('A reason of the backend.')
    expect(document.answers?.answers.map((answer) => answer.status)).toContain(status)
    expect(visits.calls.filter(({ url }) => url.startsWith(ITEM))).toHaveLength(1)
  })

  test('is shown with its brand, which may come later', async () => {
    const messaging_vars = { global_reseller_org_name: 'Linde' }
    await using visits = await startVisits({
      [ITEM]: { status: 404, body: { response_text: 'No such key.' } },
      [BRANDING]: { body: { object_data: { reseller_name: 'linde', messaging_vars } }, after: 100 },
    })
    const { status, head } = await visits.open(LINK)
    expect([status, head?.title]).toEqual([404, expect.stringMatching(/ – Linde$/)])
  })

  test('because it was answered is shown with the status 409', async () => {
    await using visits = await startVisits({ [ITEM]: { status: 409 } })
    const { status, page } = await visits.open(LINK)
    expect(status).toBe(409)
    expect(page).toContain('<h1')
  })

  test('whose repaired form differs is left to the browser, with its answer', async () => {
    await using visits = await startVisits({ [ITEM]: { status: 404, body: { response_text: 'No such key.' } } })
    const { page, answers } = await visits.open('/transfer/in/linde.example/some-key=3D')
    expect(page).toBeUndefined()
    expect(answers?.answers.map(({ status }) => status)).toContain(404)
  })
})

describe('the browser renders', () => {
  const whole = 'x'.repeat(5 * 1024 * 1024)
  test.each([
    ['fails', { status: 500 }],
    [
      'is not asked, as a gateway responds with 404,',
      { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not Found</h1>' },
    ],
    ['redirects', { status: 302, headers: { location: '/login' } }],
    ['responds with 418', { status: 418, body: { response_text: 'A teapot.' } }],
    ['answers with a web page', { headers: { 'content-type': 'text/html' }, body: '<h1>Login</h1>' }],
    ['answers with 5 MB', { body: { domain: whole } }],
    ['hangs', { after: 60_000 }],
  ])('what a backend %s for', async (_, reply) => {
    await using visits = await startVisits({ [ITEM]: reply }, { FIRST_VIEW_MS: '300' })
    const { status, page, text } = await visits.open(LINK)
    expect(status).toBe(200)
    expect(page).toBeUndefined()
    expect(text).toMatch(/<div id="root"><\/div>.*<\/html>\s*$/s)
    expect(text.length).toBeLessThan(20_000)
  })

  test('what a brand is not known for in time', async () => {
    await using visits = await startVisits({ [BRANDING]: { status: 503 } })
    const { page, answers } = await visits.open(LINK)
    expect(page).toBeUndefined()
    expect(answers?.answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 503])
  })

  test('a brand that is refused is no reason for it', async () => {
    await using visits = await startVisits({
      [BRANDING]: { status: 404, body: { response_text: 'No such reseller.' } },
    })
    const { page } = await visits.open(LINK)
    expect(page).toContain('No such reseller.')
    expect(page).toContain('owner@linde.example')
  })

  const REFUSED_BRAND = { status: 404, body: { response_text: 'No such reseller.' } }
  const NO_REGISTRAR = { status: 404, body: { response_text: 'No such registrar.' } }
  test.each([
    [
      'before the registrar’s comes',
      { [BRANDING]: REFUSED_BRAND, [SYSTEM]: { body: { object_data: {} }, after: 100 } },
    ],
    ['after the registrar’s has come', { [BRANDING]: { ...REFUSED_BRAND, after: 100 } }],
    ['before the registrar’s is refused', { [BRANDING]: REFUSED_BRAND, [SYSTEM]: { ...NO_REGISTRAR, after: 100 } }],
  ])('a brand that is refused %s is told', async (_, replies) => {
    await using visits = await startVisits(replies)
    expect((await visits.open(LINK)).page).toContain('No such reseller.')
  })

  test.each([0, 100])('a registrar’s brand that is refused after %i ms is not told beside another', async (after) => {
    await using visits = await startVisits({ [SYSTEM]: { ...NO_REGISTRAR, after } })
    const { page } = await visits.open(LINK)
    expect(page).toContain('owner@linde.example')
    expect(page).not.toContain('No such registrar.')
  })

  test.each([
    ['a question for the headers alone', 'HEAD', {}],
    ['a page that is fetched ahead', 'GET', { 'sec-purpose': 'prefetch;prerender' }],
  ])('%s reads nothing', async (_, method, headers) => {
    await using visits = await startVisits()
    await ask(visits.port, { method, path: LINK, headers: { host: 'pages.example', ...headers } })
    expect(visits.calls).toEqual([])
  })

  test.each([
    ['FIRST_VIEW_MS', '0'],
    ['NAVIGATION', 'hash'],
  ])('with %s=%s the server reads nothing', async (name, value) => {
    await using visits = await startVisits({}, { [name]: value })
    expect((await visits.open(LINK)).text).toBe('plain')
    expect(visits.calls).toEqual([])
  })

  test.each(['/', '/home', '/preview/brand/nordlicht', '/trade/test/nordlicht'])(
    '%s, which no mail leads to',
    async (path) => {
      await using visits = await startVisits()
      expect((await visits.open(path)).text).toBe('plain')
    },
  )
})
