import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, openLine } from './support/http-client.ts'
import { type Arrived, startLedger } from './support/ledger.ts'
import { startServer } from './support/server-process.ts'
import { FRAMING_SHAPES } from './support/shapes-of-framing.ts'
import { LINE_SHAPES } from './support/shapes-of-lines.ts'
import { MUTATED } from './support/shapes-mutated.ts'
import { KEYED, numbered, type Sent } from './support/shapes.ts'

const HOST = { host: 'pages.example' }
const AUTHORIZATION = `Basic ${Buffer.from('service:password').toString('base64')}`

let ledger: Awaited<ReturnType<typeof startLedger>>
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  ledger = await startLedger()
  server = await startServer({
    API_ORIGIN: ledger.origin,
    API_USERNAME: 'service',
    API_PASSWORD: 'password',
    ALLOWED_HOSTS: 'pages.example',
    RATE_LIMIT: '0',
  })
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await ledger?.[Symbol.asyncDispose]()
})

const VICTIM = `${KEYED}/VICTIM-`
let victims = 0

/** Somebody else's request, which must be answered with its own answer. */
async function victim(): Promise<void> {
  const path = `${VICTIM}${++victims}`
  const { status, body } = await ask(server.port, { path, headers: HOST })
  expect([status, body.toString()]).toEqual([200, JSON.stringify({ answered: `GET ${path}` })])
}

/** Sends a shape beside the requests of others, which also show when the server is through with it. */
async function attack(bytes: string, isAnswered: (received: string) => boolean = () => true) {
  await ledger.clear()
  using line = await openLine(server.port)
  line.send(bytes)
  await victim()
  await line.until(isAnswered)
  // At once, so that every connection to the backend is used again.
  await Promise.all([victim(), victim(), victim()])
  line.socket.end()
  await line.closed
  await victim()
  const arrived = ledger.requests.filter(({ target }) => !target.startsWith(VICTIM))
  return { received: line.received(), arrived, strays: ledger.strays() }
}

/** Asserts what holds for everything that a backend receives, whatever was sent to us. */
function expectOurs(arrived: readonly Arrived[]): void {
  for (const { target, problems, fields } of [...arrived, ...ledger.requests]) {
    expect([target, ...problems]).toEqual([target])
    const ours = fields.filter(([name]) => name === 'authorization' || name === 'host')
    expect(Object.fromEntries(ours)).toEqual({ authorization: AUTHORIZATION, host: ledger.host })
    expect(ours).toHaveLength(2)
  }
}

const SHAPES = [...FRAMING_SHAPES, ...LINE_SHAPES].map(numbered)

describe('the backend receives what was meant and nothing else', () => {
  test.each(SHAPES.map((shape) => [shape.name, shape] as const))('%s', async (_, { bytes, ledgers }) => {
    const [only] = ledgers
    // A request that is not refused is waited for; everything else happens before the answers to others.
    const answers = ledgers.length === 1 ? (only?.length ?? 0) : 0
    const { received, arrived, strays } = await attack(
      bytes,
      (text) => (text.match(/HTTP\/1\.1 200/g) ?? []).length >= answers,
    )
    expect(received).not.toContain('SMUGGLED')
    expect(arrived.map(({ target }) => target).join()).not.toContain('SMUGGLED')
    expect(strays).toEqual([])
    const whole = arrived.filter(({ isWhole }) => isWhole)
    const ledgerOfRow = whole.map(({ method, target, body }): Sent => [method, target, body])
    // Requests of one connection may overtake each other on the way to the backend; their answers may not.
    const inAnyOrder = (sent: readonly Sent[]): Sent[] => sent.toSorted(([, a], [, b]) => a.localeCompare(b))
    expect(ledgers.map(inAnyOrder)).toContainEqual(inAnyOrder(ledgerOfRow))
    // Requests that were started and broken off count, too.
    const isInLedger = (target: string): boolean => ledgers.some((sent) => sent.some(([, each]) => each === target))
    for (const { target } of arrived) if (!isInLedger(target)) expect(target).toMatch(/MEANT|SECOND/)
    expectOurs(arrived)
    // Each answer is the one to its own request; the last ones may have come too late.
    const answered = [...received.matchAll(/"answered":"([^"]*)"/g)].map(([, text]) => text)
    const expected = (ledgers.length === 1 && only ? only : ledgerOfRow)
      .filter(([method]) => method !== 'HEAD')
      .map(([method, target]) => `${method} ${target}`)
    expect(answered).toEqual(expected.slice(0, answered.length))
  })
})

test('no mutation of these shapes reaches a backend as anything but requests of our own making', async () => {
  let reached = 0
  await fc.assert(
    fc.asyncProperty(MUTATED, async (bytes) => {
      const { arrived, strays } = await attack(bytes)
      if (arrived.length > 0) reached += 1
      expect(strays).toEqual([])
      expectOurs(arrived)
    }),
    { numRuns: 500, seed: 20261122 },
  )
  expect(reached).toBeGreaterThan(15)
})
