import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from './support/http-client.ts'
import { exchange } from './support/raw-exchange.ts'
import { ITEM, LINK, startVisits } from './support/visits.ts'

const HOST = 'pages.example'

/** Values that are no host, of each kind; one character is one byte. */
const MALFORMED: readonly string[] = [
  '',
  `${HOST}:99999`,
  `${HOST}:http`,
  '[::::]',
  '999.999.999.999',
  'pages..example',
  'a'.repeat(300),
  `user@${HOST}`,
  `http://${HOST}`,
  `${HOST}, x y`,
  'pages.\xebxample',
  // The HTTP parser refuses these.
  'pages.example\0',
  'pages.example\rx',
  'pages.example\nx',
]

/** Values that make the whole message invalid, in any header. */
const isRefusedByParser = (value: string): boolean => /\p{Cc}/u.test(value)

const TARGETS = { document: LINK, call: `${ITEM}?key=some-key&domain=linde.example`, page: '/home' }

/** Sends every malformed value in every kind of request; returns the requests that got an unexpected status. */
async function unexpectedStatuses(
  port: number,
  headerOf: (value: string) => string,
  expectedStatus: (value: string) => number,
): Promise<string[]> {
  const unexpected: string[] = []
  const targets = Object.entries(TARGETS)
  for (const [index, value] of MALFORMED.entries()) {
    for (const version of ['1.0', '1.1']) {
      for (const [name, target] of targets) {
        const request = `GET ${target} HTTP/${version}\r\n${headerOf(value)}\r\nConnection: close\r\n\r\n`
        const { status } = await exchange(port, request)
        if (status !== expectedStatus(value))
          unexpected.push(`${status}: HTTP/${version}, ${name}, ${JSON.stringify(value)}`)
      }
    }
    const [name, path] = targets[index % targets.length] ?? []
    const { status } = await ask(port, { path: path ?? '/', headers: { host: HOST } })
    if (status !== 200) unexpected.push(`${status}: ${name} of another visitor after ${JSON.stringify(value)}`)
  }
  return unexpected
}

describe.each<[string, Record<string, string>, (value: string) => string, (value: string) => number]>([
  ['Host', {}, (value) => `Host: ${value}`, () => 400],
  ['Host, with ALLOWED_HOSTS', { ALLOWED_HOSTS: HOST }, (value) => `Host: ${value}`, () => 400],
  [
    'X-Forwarded-Host from a trusted proxy',
    { TRUST_PROXY: '1', ALLOWED_HOSTS: HOST },
    (value) => `Host: ${HOST}\r\nX-Forwarded-Host: ${value}`,
    (value) => (isRefusedByParser(value) ? 400 : 200),
  ],
  [
    'X-Forwarded-Host from a trusted proxy, without ALLOWED_HOSTS',
    { TRUST_PROXY: '1' },
    (value) => `Host: ${HOST}\r\nX-Forwarded-Host: ${value}`,
    (value) => (isRefusedByParser(value) ? 400 : 200),
  ],
])('a malformed %s', (_, env, headerOf, expectedStatus) => {
  let visits: Awaited<ReturnType<typeof startVisits>>
  const rejections: unknown[] = []
  const onRejection = (reason: unknown): void => void rejections.push(reason)
  beforeAll(async () => {
    process.on('unhandledRejection', onRejection)
    visits = await startVisits({}, { ...env, RATE_LIMIT: '0' })
  })
  beforeEach(() => {
    rejections.length = 0
    visits.calls.length = 0
  })
  afterAll(async () => {
    process.off('unhandledRejection', onRejection)
    await visits?.[Symbol.asyncDispose]()
  })

  test('gets a response, and affects neither other visitors nor backends', async () => {
    expect(await unexpectedStatuses(visits.port, headerOf, expectedStatus)).toEqual([])
    expect(new Set(visits.calls.map(({ headers }) => headers['x-forwarded-host']))).toEqual(new Set([HOST]))
    expect(rejections).toEqual([])
    const lines = [...visits.lines, ...visits.rendering] as { level?: string }[]
    expect(lines.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([])
  })
})

test('renders the document for the Host when X-Forwarded-Host is malformed', async () => {
  await using visits = await startVisits({}, { TRUST_PROXY: '1', ALLOWED_HOSTS: HOST })
  for (const value of [`${HOST}:99999`, '[::::]', '999.999.999.999']) {
    const { status, page, answers } = await visits.open(LINK, { host: HOST, 'x-forwarded-host': value })
    expect([status, answers]).toEqual([200, expect.objectContaining({ host: HOST, isRendered: true })])
    expect(page).toContain('owner@linde.example')
  }
})
