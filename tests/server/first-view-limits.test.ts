import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { FEATURES } from '#server/features.ts'
import { OPERATIONS } from '#server/operations.ts'
import type { Call } from './support/backends.ts'
import { ask, responseText } from './support/http-client.ts'
import { PATIENCE } from './support/server-process.ts'
import { BRANDING, ITEM, LINK, startVisits, SYSTEM } from './support/visits.ts'

const HOST = 'pages.example'

const isItemRead = ({ url }: Call): boolean => url.startsWith(ITEM)
const isBrandRead = ({ url }: Call): boolean => url.startsWith(BRANDING) || url.startsWith(SYSTEM)

const NO_RENDERINGS = /^renderings\{state="running"\} 0$/m

/** Opens a document on a separate connection and returns its response as soon as the headers are there. */
async function openHead(port: number, path: string): Promise<IncomingMessage> {
  const request = http.get({ host: '127.0.0.1', port, path, headers: { host: HOST }, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}

describe('the limit of two renderings', () => {
  test('reads two items for 20 simultaneous documents, and sends the others plain', async () => {
    const { promise: until, resolve: respond } = Promise.withResolvers<void>()
    await using visits = await startVisits({ [ITEM]: { until } }, { MAX_RENDERINGS: '2' })
    let plain = 0
    const pending = Array.from({ length: 20 }, async (_, index) => {
      const document = await visits.open(`/transfer/in/linde.example/key-${index}`)
      if (document.text === 'plain') plain += 1
      return document
    })
    await expect.poll(() => plain, PATIENCE).toBe(18)
    await expect.poll(() => visits.calls.filter(isItemRead).length, PATIENCE).toBe(2)
    const metrics = await visits.metrics()
    expect(metrics).toMatch(/^renderings\{state="running"\} 2$/m)
    expect(metrics).toMatch(/^first_views_total\{outcome="busy"\} 18$/m)
    respond()
    const documents = await Promise.all(pending)
    expect(documents.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    expect(documents.filter(({ answers }) => answers !== undefined)).toHaveLength(2)
    expect(visits.calls.filter(isItemRead)).toHaveLength(2)
    expect(await visits.metrics()).toMatch(NO_RENDERINGS)
  })

  test('frees the rendering of a client that disconnects, and ends its reads', async () => {
    let isSlow = true
    const { promise: never } = Promise.withResolvers<void>()
    const item = { domain: 'linde.example', transfer_owner_email: 'owner@linde.example' }
    await using visits = await startVisits(
      { [ITEM]: () => (isSlow ? { until: never } : { body: item }) },
      { MAX_RENDERINGS: '2' },
      0,
    )
    const responses = await Promise.all([openHead(visits.port, LINK), openHead(visits.port, LINK)])
    await expect.poll(() => visits.calls.filter(isItemRead).length, PATIENCE).toBe(2)
    for (const response of responses) response.on('error', () => {}).destroy()
    await expect.poll(() => visits.metrics(), PATIENCE).toMatch(NO_RENDERINGS)
    await expect.poll(() => visits.metrics(), PATIENCE).toMatch(/^backend_calls 0$/m)
    isSlow = false
    expect((await visits.open(LINK)).page).toContain('owner@linde.example')
    expect(visits.rendering).toEqual([])
  })

  test('frees the rendering of a page that is not ready in time, and ends its reads', async () => {
    const { promise: until } = Promise.withResolvers<void>()
    await using visits = await startVisits({ [ITEM]: { until } }, { MAX_RENDERINGS: '2', FIRST_VIEW_MS: '20' })
    for (let index = 0; index < 6; index++) {
      const { page, answers } = await visits.open(LINK)
      expect([page, answers?.isRendered]).toEqual([undefined, false])
    }
    await expect.poll(() => visits.metrics(), PATIENCE).toMatch(NO_RENDERINGS)
    await expect.poll(() => visits.metrics(), PATIENCE).toMatch(/^backend_calls 0$/m)
    expect(visits.rendering).toEqual([])
  })
})

describe('a cookie of the brand', () => {
  const headers = { 'set-cookie': 'XSRF-TOKEN=fresh; Path=/' }
  const brand = { object_data: { reseller_name: 'linde' } }
  const pathsOf = (reads: readonly { read: string }[] | undefined): string[] =>
    (reads ?? []).map(({ read }) => (JSON.parse(read) as string[])[1]?.split('?')[0] ?? '').toSorted()

  test('leaves the rendered page and every other response in a document whose head is sent', async () => {
    const { promise: until, resolve: respond } = Promise.withResolvers<void>()
    await using visits = await startVisits({ [BRANDING]: { headers, body: brand, until } }, {}, 0)
    const response = await openHead(visits.port, LINK)
    respond()
    const html = await text(response)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(html).toContain('owner@linde.example')
    const block = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'
    const { isRendered, answers } = JSON.parse(block) as { isRendered: boolean; answers: { read: string }[] }
    expect(isRendered).toBe(true)
    expect(pathsOf(answers)).toEqual(['/trade/config', SYSTEM, ITEM].toSorted())
    expect(html).not.toContain('fresh')
  })

  test('is set by a document whose head is not sent yet, for each visitor', async () => {
    let count = 0
    const reply = () => ({ headers: { 'set-cookie': `XSRF-TOKEN=visitor-${++count}; Path=/` }, body: brand })
    await using visits = await startVisits({ [BRANDING]: reply })
    for (const expected of ['visitor-1', 'visitor-2']) {
      const document = await visits.open(LINK)
      expect(document.headers['set-cookie']).toEqual([`XSRF-TOKEN=${expected}; Path=/`])
      expect(document.page).toContain('owner@linde.example')
      expect(pathsOf(document.answers?.answers)).toEqual(['/trade/config', BRANDING, SYSTEM, ITEM].toSorted())
      expect(document.text).not.toContain('XSRF-TOKEN')
    }
  })
})

describe('documents with wrong keys', () => {
  const openWith = (visits: Awaited<ReturnType<typeof startVisits>>, key: string) =>
    visits.open(`/transfer/in/linde.example/${key}`)

  test('cost one item read each, and the brand once', async () => {
    await using visits = await startVisits({ [ITEM]: { status: 404, body: { response_text: 'No such key.' } } })
    for (let index = 0; index < 30; index++) {
      const { status, page, head } = await openWith(visits, `GUESS-${index}`)
      expect([status, head?.title]).toEqual([404, expect.stringMatching(/ – Linde$/)])
      expect(page).toBeDefined()
    }
    expect(visits.calls.filter(isItemRead)).toHaveLength(30)
    expect(visits.calls.filter(isBrandRead)).toHaveLength(2)
  })

  test.each<[string, (visits: Awaited<ReturnType<typeof startVisits>>) => Promise<unknown>]>([
    [
      'documents',
      async (visits) => {
        for (const key of ['A', 'B', 'C']) expect((await openWith(visits, key)).status).toBe(404)
      },
    ],
    [
      'calls, when no brand is cached',
      async ({ port }) => {
        for (const key of ['A', 'B', 'C']) expect((await ask(port, { path: `${ITEM}?key=${key}` })).status).toBe(404)
      },
    ],
  ])('reach no backend at all once the limit is reached by %s', async (_, exhaust) => {
    await using visits = await startVisits(
      { [ITEM]: { status: 404, body: { response_text: 'No such key.' } } },
      { RATE_LIMIT: '3' },
    )
    await exhaust(visits)
    const before = visits.calls.length
    for (let index = 0; index < 10; index++) {
      const { status, headers, page, answers } = await openWith(visits, `GUESS-${index}`)
      expect(status).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
      expect(page).toBeDefined()
      expect(answers?.answers).toContainEqual(expect.objectContaining({ status: 429 }))
    }
    expect(visits.calls).toHaveLength(before)
  })

  test('do not keep a good link of the same address from its page and brand', async () => {
    const item = { domain: 'linde.example', transfer_owner_email: 'owner@linde.example' }
    await using visits = await startVisits(
      {
        [ITEM]: ({ url }) =>
          url.includes('GOOD') ? { body: item } : { status: 404, body: { response_text: 'No such key.' } },
      },
      { RATE_LIMIT: '3' },
    )
    const statuses: number[] = []
    for (const key of ['GOOD', 'A', 'B', 'C', 'D'])
      statuses.push((await ask(visits.port, { path: `${ITEM}?key=${key}` })).status)
    expect(statuses).toEqual([200, 404, 404, 404, 429])
    const { status, page, head } = await openWith(visits, 'GOOD')
    expect([status, head?.title]).toEqual([200, expect.stringMatching(/ – Linde$/)])
    expect(page).toContain('owner@linde.example')
    expect((await openWith(visits, 'OTHER')).status).toBe(429)
  })
})

describe('a feature', () => {
  const DOCUMENTS = ['/trademark/1/K', '/transfer/in/x.example/K', '/dls/1/x.example', '/registrant/data_quality/K/r']
  const start = (APP_ENV: string) =>
    startVisits({ '/': { body: {} } }, { APP_ENV, ALLOWED_HOSTS: HOST, RATE_LIMIT: '0' })
  const call = (visits: { port: number }, { method, path, types: [type] }: (typeof OPERATIONS)[number]) =>
    ask(visits.port, {
      method,
      path: path.replaceAll(/\{\w+\}/g, 'K'),
      headers: { host: HOST, ...(type !== undefined && { 'content-type': type }) },
      ...(type !== undefined && { body: 'key=K' }),
    })

  test.each(DOCUMENTS)('redirects %s to /404 without a call when it is off', async (path) => {
    await using visits = await start('srs')
    for (const [method, headers] of [
      ['GET', {}],
      ['HEAD', {}],
      ['GET', { 'sec-purpose': 'prefetch' }],
    ] as const) {
      const answer = await ask(visits.port, { method, path, headers: { host: HOST, ...headers } })
      expect([answer.status, answer.headers.location]).toEqual([302, '/404'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(visits.calls).toEqual([])
  })

  test.each(DOCUMENTS)('has the page %s when it is on', async (path) => {
    await using visits = await startVisits(
      { [ITEM]: { status: 404, body: { response_text: 'No such key.' } } },
      { APP_ENV: 'dev', ALLOWED_HOSTS: HOST },
    )
    const { status, page } = await visits.open(path)
    expect(status).toBe(404)
    expect(page).toBeDefined()
    expect(visits.calls.filter((each) => !isBrandRead(each))).toHaveLength(1)
  })

  const off = OPERATIONS.filter(({ feature }) => feature !== null && !FEATURES.srs[feature])

  test('is off for many calls in srs', () => expect(off.length).toBeGreaterThan(10))

  test.each(off.map((operation) => [operation.id, operation] as const))(
    'hides the call %s only when it is off',
    async (_, operation) => {
      await using live = await start('srs')
      const answer = await call(live, operation)
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
      responseText(answer)
      expect(live.calls).toEqual([])
      await using dev = await start('dev')
      expect((await call(dev, operation)).status).toBe(200)
      expect(dev.calls).toHaveLength(1)
    },
  )

  test('forwards all other calls in srs', async () => {
    await using visits = await start('srs')
    const on = OPERATIONS.filter((operation) => !off.includes(operation))
    for (const operation of on)
      expect([operation.id, (await call(visits, operation)).status]).toEqual([operation.id, 200])
    expect(visits.calls).toHaveLength(on.length)
  })
})
