import { beforeAll, describe, expect, test } from 'vitest'
import { BACKEND_OPERATIONS, linesOf, runAgainst, serveSandbox, type IncomingRequest } from './support.ts'

test('the sandbox conforms in every example, state and invalid request of reads and writes', async () => {
  await using service = await serveSandbox()
  const { outcomes, verdict, report } = await runAgainst(service.origin, { allowWrites: true, strict: true })
  expect(linesOf(verdict)).toEqual([])
  expect(outcomes.filter(({ skipReason }) => skipReason)).toEqual([])
  const tried = new Set(outcomes.map(({ operation }) => operation.id))
  expect(tried).toEqual(new Set(BACKEND_OPERATIONS.map(({ id }) => id)))
  expect(report).toMatch(/^http:\S+ conforms: no deviations in \d+ requests\.$/)
})

test('sends no writes unless they are allowed', async () => {
  const methods = new Set<string>()
  await using service = await serveSandbox(({ method }) => void methods.add(method))
  const { outcomes } = await runAgainst(service.origin, { ids: ['getConsent', 'saveConsent'] })
  expect([...methods].toSorted()).toEqual(['GET'])
  const saves = outcomes.filter(({ operation }) => operation.id === 'saveConsent')
  expect(saves.length).toBeGreaterThan(5)
  expect(new Set(saves.map(({ skipReason }) => skipReason))).toEqual(new Set(['changes state; needs --allow-writes']))
})

type Respond = (original: Response, cut: () => Response) => Response | Promise<Response>
type Session = { consents: object[] }

const JSON_TYPE = 'application/json'
const json = (value: unknown, status = 200) => text(JSON.stringify(value), JSON_TYPE, status)

function text(body: string, type: string, status = 200): Respond {
  return () => new Response(body, { status, headers: { 'content-type': type } })
}

/** Returns the original response with a changed session. */
function edit(change: (session: Session) => object): Respond {
  return async (original) => {
    const { object_data: session } = (await original.json()) as { object_data: Session }
    return Response.json({ object_data: { ...session, ...change(session) } })
  }
}

/** Returns the original response with these fields of its first consent changed. */
function editFirst(fields: object): Respond {
  return edit(({ consents: [first, ...others] }) => ({ consents: [{ ...first, ...fields }, ...others] }))
}

function breakRetryAfter(original: Response): Response {
  original.headers.set('retry-after', 'soon')
  return original
}

const EXPIRY = 'access_key_expiration_date'
const EACH_CONSENT = 'body /object_data/consents/*'

/** Faulty responses of getConsent, each for a different state. */
const FAULTY_READS: [state: string, what: string, field: string, respond: Respond][] = [
  ['required-only', 'an undeclared status', 'status', json({}, 418)],
  ['optional-only', 'the status of another state', 'status', json({ response_text: 'x' }, 410)],
  ['whois-only', 'a redirect', 'status', () => new Response(null, { status: 302, headers: { location: '/login' } })],
  ['saved-only', 'another content type', 'header content-type', text('{}', 'text/plain')],
  ['too-many', 'a malformed header', 'header Retry-After', breakRetryAfter],
  ['saved-minimum', 'an object instead of a list', 'body /object_data/consents', edit(() => ({ consents: {} }))],
  ['many-groups', 'a number instead of a string', `${EACH_CONSENT}/status`, editFirst({ status: 7 })],
  ['reference-only', 'a required field missing', `${EACH_CONSENT}/uid`, editFirst({ uid: undefined })],
  [
    'unplaced-pending',
    'a date in another format',
    `body /object_data/${EXPIRY}`,
    edit(() => ({ [EXPIRY]: '21.11.2035' })),
  ],
  ['async-none', 'an unknown field', 'body /object_data/object_data', edit(() => ({ object_data: {} }))],
  ['brand-no-logo', 'an empty body', 'body', text('', JSON_TYPE)],
  ['brand-nulls', 'a web page', 'header content-type', text('<!doctype html><title>Sign in</title>', 'text/html')],
  ['brand-unknown', 'truncated JSON', 'body', text('{"object_data": {', JSON_TYPE)],
  ['brand-flags-off', 'no response at all', 'response', (_, cut) => cut()],
  ['not-found', 'an error without a text', 'body', json({}, 404)],
]

/** Faulty responses of getTldInfoHash, each for a different request. */
const FAULTY_HASHES: [name: string, bodyPattern: RegExp, what: string, field: string, respond: Respond][] = [
  [
    'example from-preferences',
    /^reseller=nordlicht&.*&show_header=1$/,
    'an empty string',
    'body /hash',
    json({ hash: '' }),
  ],
  ['extra property in the body', /conformance-test=1/, 'an accepted invalid request', 'status', json({ hash: 'x' })],
  ['body missing', /^$/, 'a server error after an invalid request', 'status', json({ response_text: 'x' }, 500)],
]

function injectFault({ path, body, respond, cut }: IncomingRequest): Promise<Response> | undefined {
  const [, state] = /\/consent\/([^/?]+)$/.exec(path) ?? []
  const readFault = FAULTY_READS.find(([name]) => name === state)
  const hashFault = path === '/tld-info/gethash/' ? FAULTY_HASHES.find(([, pattern]) => pattern.test(body)) : undefined
  const makeFaulty = readFault?.[3] ?? hashFault?.[4]
  return makeFaulty && respond().then((original) => makeFaulty(original, cut))
}

describe('a service with many faults', () => {
  const expected = [
    ...FAULTY_READS.map(([state, what, field]) => ({ what, at: `getConsent, state preferences/${state}: `, field })),
    ...FAULTY_HASHES.map(([name, , what, field]) => ({ what, at: `getTldInfoHash, ${name}: `, field })),
  ]
  let run: Awaited<ReturnType<typeof runAgainst>>
  beforeAll(async () => {
    await using service = await serveSandbox(injectFault)
    run = await runAgainst(service.origin, { strict: true, ids: ['getConsent', 'getTldInfoHash'] })
  })

  test.each(expected)('is reported for $what: $at$field', ({ at, field }) => {
    expect(linesOf(run.verdict)).toContainEqual(expect.stringContaining(`${at}${field} `))
  })

  test('is reported for nothing else, and with one line per fault', () => {
    expect(linesOf(run.verdict).filter((line) => !expected.some(({ at }) => line.startsWith(at)))).toEqual([])
    const lines = run.report.split('\n')
    expect(lines.filter((line) => line.startsWith('✗ '))).toHaveLength(run.verdict.findings.length)
    expect(lines[0]).toMatch(new RegExp(` deviates: \\d+ deviations, in ${expected.length} of \\d+ requests\\.$`))
  })
})
