import { once } from 'node:events'
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { ask } from './support/servers.ts'
import { ITEM, LINK, startVisits } from './support/visits.ts'

/** What a visitor's browser sends with its document and with its calls. */
const BROWSER = { host: 'pages.example', cookie: 'session=1', 'user-agent': 'A browser', 'accept-language': 'tr' }
const READ = { ...BROWSER, accept: 'application/json' }
const PATH = `${ITEM}?domain=linde.example&key=some-key`

/** A backend that answers the item when it is told to, so that the document does not wait for it. */
async function startSlowVisits() {
  const { promise: until, resolve: answer } = Promise.withResolvers<void>()
  const item = ({ url }: { url: string }) =>
    url.includes('first-key') ? { status: 404 } : { body: { domain: 'linde.example' }, until }
  const visits = await startVisits({ [ITEM]: item }, { FIRST_VIEW_MS: '2000' })
  const reads = () => visits.calls.filter(({ url }) => url.startsWith(ITEM))
  // The renderer is loaded with the first visit, which may take longer.
  await visits.open('/transfer/in/linde.example/first-key', BROWSER)
  visits.calls.length = 0
  const { page, answers } = await visits.open(LINK, BROWSER)
  expect([page, answers?.isRendered, reads().length]).toEqual([undefined, false, 1])
  /** The reads once the server has nothing under way any more. */
  const settledReads = async () => {
    await ask(visits.port, { path: '/consent/another-page', headers: BROWSER })
    return reads()
  }
  return { ...visits, reads, settledReads, answer, [Symbol.asyncDispose]: visits[Symbol.asyncDispose] }
}

describe('a read that the document has not waited for', () => {
  test('answers the call of the same visitor, and the backend is asked once', async () => {
    await using visits = await startSlowVisits()
    const call = ask(visits.port, { path: PATH, headers: READ })
    visits.answer()
    const { status, headers, body } = await call
    expect(status).toBe(200)
    expect(JSON.parse(body.toString())).toEqual({ domain: 'linde.example' })
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
    expect((await visits.settledReads()).map(({ url, headers: sent }) => [url, sent['x-request-id']])).toEqual([
      [PATH, headers['x-request-id']],
    ])
  })

  test('answers one call alone', async () => {
    await using visits = await startSlowVisits()
    const two = [1, 2].map(() => ask(visits.port, { path: PATH, headers: READ }))
    await expect.poll(visits.reads).toHaveLength(2)
    visits.answer()
    expect((await Promise.all(two)).map(({ status }) => status)).toEqual([200, 200])
    expect(await visits.settledReads()).toHaveLength(2)
  })

  test.each([
    ['with another cookie', PATH, { ...READ, cookie: 'session=2' }],
    ['of another browser', PATH, { ...READ, 'user-agent': 'Another browser' }],
    ['about another brand', PATH, { ...READ, 'x-reseller-realm': 'nordlicht' }],
    ['from another address', PATH, { ...READ, 'x-forwarded-for': '192.0.2.8' }],
    ['for another key', PATH.replace('some-key', 'other-key'), READ],
  ])('does not answer a call %s', async (_, path, headers) => {
    await using visits = await startSlowVisits()
    visits.answer()
    await ask(visits.port, { path, headers })
    expect(visits.reads()).toHaveLength(2)
  })

  test('is given up when the visitor leaves, before the document is complete and after', async () => {
    await using visits = await startSlowVisits()
    const cut = () => visits.lines.filter(({ path, end }) => path === ITEM && end === 'cut')
    const leaving = request({ port: visits.port, path: `${LINK}-2`, headers: BROWSER, agent: false }).end()
    leaving.on('error', () => {})
    await expect.poll(visits.reads).toHaveLength(2)
    leaving.destroy()
    await expect.poll(cut).toHaveLength(1)

    const headers = { ...READ, expect: '100-continue' }
    const call = request({ port: visits.port, path: PATH, headers, agent: false })
    call.on('error', () => {})
    call.end()
    // The server has begun with it.
    await once(call, 'continue')
    call.destroy()
    // The read and the call.
    await expect.poll(cut).toHaveLength(3)
  })
})
