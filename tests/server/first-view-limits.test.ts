import { describe, expect, test } from 'vitest'
import type { Call } from './support/backends.ts'
import { send } from './support/http-client.ts'
import { BRAND_BODY, BRANDING, ITEM, ITEM_BODY, LINK, startRenderer, SYSTEM_BRAND } from './support/renderer.ts'

type Renderer = Awaited<ReturnType<typeof startRenderer>>

const isItemRead = ({ url }: Call): boolean => url.startsWith(ITEM)
const linkWith = (key: string): string => `/transfer/in/linde.example/${key}`

describe('the limit of two renderings', () => {
  test('sends plain documents for all further requests', async () => {
    const { promise: until, resolve: respond } = Promise.withResolvers<void>()
    await using server = await startRenderer({ [ITEM]: { body: ITEM_BODY, until } }, { MAX_RENDERINGS: '2' })
    const opened = Promise.all(Array.from({ length: 20 }, (_, index) => server.open(linkWith(`key-${index}`))))
    await expect.poll(() => server.metrics()).toMatch(/^first_views_total\{outcome="busy"\} 18$/m)
    respond()
    const documents = await opened
    expect(documents.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    expect(documents.filter(({ text }) => text === 'plain')).toHaveLength(18)
    expect(documents.filter(({ page }) => page !== undefined)).toHaveLength(2)
    expect(server.calls.filter(isItemRead)).toHaveLength(2)
  })

  const disconnect = async ({ port, calls }: Renderer): Promise<void> => {
    const client = new AbortController()
    const open = () => fetch(`http://127.0.0.1:${port}${LINK}`, { signal: client.signal })
    const opened = Promise.allSettled([open(), open()])
    await expect.poll(() => calls.filter(isItemRead).length).toBe(2)
    client.abort()
    await opened
  }
  const timeOut = async ({ open }: Renderer): Promise<void> => {
    for (const { status, page, embedded } of await Promise.all([open(LINK), open(LINK)]))
      expect([status, page, embedded?.isRendered]).toEqual([200, undefined, false])
  }
  test.each([
    ['the client disconnects', '600000', disconnect],
    ['the page is late', '500', timeOut],
  ])('frees the rendering slot and aborts the reads when %s', async (_, FIRST_VIEW_MS, interrupt) => {
    let isHung = true
    const item = () => (isHung ? { delayMs: 600_000 } : { body: ITEM_BODY })
    await using server = await startRenderer({ [ITEM]: item }, { MAX_RENDERINGS: '2', FIRST_VIEW_MS }, 0)
    await interrupt(server)
    await expect.poll(() => server.metrics()).toMatch(/^renderings\{state="running"\} 0$/m)
    await expect.poll(() => server.metrics()).toMatch(/^backend_calls 0$/m)
    isHung = false
    await expect.poll(async () => (await server.open(LINK)).page).toContain('owner@linde.example')
    expect(server.rendererLog).toEqual([])
  })
})

test.each([
  ['is set by the document if its headers are not sent yet', undefined, true],
  ['keeps only that response from being embedded if they are', 0, false],
])("a cookie in the brand's response %s", async (_, headTimeoutMs, isSet) => {
  let count = 0
  const brand = () => ({ headers: { 'set-cookie': `XSRF-TOKEN=client-${++count}` }, body: BRAND_BODY, delayMs: 100 })
  await using server = await startRenderer({ [BRANDING]: brand }, {}, headTimeoutMs)
  for (const client of ['client-1', 'client-2']) {
    const { headers, page, text, embedded } = await server.open(LINK)
    expect(headers['set-cookie']).toEqual(isSet ? [`XSRF-TOKEN=${client}`] : undefined)
    expect(page).toContain('owner@linde.example')
    expect(text).not.toContain('XSRF-TOKEN')
    const paths = embedded?.responses.map(({ read }) => /"(\/[^"?]+)/.exec(read)?.[1])
    expect(paths?.toSorted()).toEqual(['/trade/config', SYSTEM_BRAND, ITEM, ...(isSet ? [BRANDING] : [])].toSorted())
  }
})

test.each<[string, boolean, (server: Renderer, key: string) => Promise<{ status: number }>]>([
  ['documents', true, ({ open }, key) => open(linkWith(key))],
  ['calls', false, ({ port }, key) => send(port, { path: `${ITEM}?key=${key}` })],
])(
  'after too many wrong keys in %s, calls backends only to render links known to be valid',
  async (_, isBrandCached, attempt) => {
    const notFound = { status: 404, body: { response_text: 'No such key.' } }
    const item = ({ url }: Call) => (url.includes('GOOD') ? { body: ITEM_BODY } : notFound)
    await using server = await startRenderer({ [ITEM]: item }, { RATE_LIMIT: '3' })
    expect((await send(server.port, { path: `${ITEM}?key=GOOD` })).status).toBe(200)
    for (const key of ['A', 'B', 'C']) expect((await attempt(server, key)).status).toBe(404)
    expect(server.calls.filter(isItemRead)).toHaveLength(4)
    expect(server.calls.filter((call) => !isItemRead(call))).toHaveLength(isBrandCached ? 2 : 0)

    const before = server.calls.length
    const { status, headers, page, head, embedded } = await server.open(linkWith('GUESS'))
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(page).toBeDefined()
    expect(String(head?.title).endsWith(' – Linde')).toBe(isBrandCached)
    expect(embedded?.responses).toContainEqual(expect.objectContaining({ status: 429 }))
    expect(server.calls).toHaveLength(before)

    const good = await server.open(linkWith('GOOD'))
    expect([good.status, good.head?.title]).toEqual([200, expect.stringMatching(/ – Linde$/)])
    expect(good.page).toContain('owner@linde.example')
    expect((await server.open(linkWith('OTHER'))).status).toBe(429)
  },
)
