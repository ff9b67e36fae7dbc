import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OPERATIONS, type Operation } from '#server/operations.ts'
import { startNotingBackend } from './support/backends.ts'
import { ask, responseText, type Question } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const PREFIXES = [...new Set(OPERATIONS.flatMap(({ path }) => /^\/[\w-]+\/api\//.exec(path)?.[0] ?? []))]

const isUnderPrefix = (path: string): boolean => PREFIXES.some((prefix) => path.startsWith(prefix))

/** Paths without an operation, whatever the service. */
const UNKNOWN = [
  '',
  'x',
  'no-auth',
  'no-auth/',
  'no-auth/x',
  'auth/transfer_in/info',
  'v2/no-auth/transfer_in/info',
  'admin',
  'internal/health',
  'swagger.json',
  '.env',
  '*',
  'constructor',
  '__proto__',
  'no-auth/transfer_in/info/../../admin',
  'no-auth/..;/admin',
  '..%2f..%2fadmin',
  '%2e%2e%2fadmin',
  'no-auth/%00',
  'x'.repeat(2000),
]

/** Variants of a path of the contract that some backends take for the path itself. */
const VARIANTS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}/more`,
  (path) => path.replace('/no-auth', '//no-auth'),
  (path) => path.replace('no-auth/', 'no-auth//'),
  (path) => path.replace('no-auth', 'No-Auth'),
  (path) => path.replace('no-auth', '%6eo-auth'),
  (path) => path.replace('no-auth/', 'no-auth%2f'),
  (path) => path.replace('no-auth', 'no-auth;x=1'),
  (path) => path.replace('no-auth/', ''),
  (path) => path.replace('no-auth', 'no-auth%20'),
]

const withValues = (path: string): string => path.replaceAll(/\{\w+\}/g, 'some-key')

function pathsOutside(prefix: string): string[] {
  const known = OPERATIONS.find(({ path }) => path.startsWith(`${prefix}no-auth/`))
  const variants = VARIANTS.map((vary) => vary(withValues(known?.path ?? '')))
  return [...UNKNOWN.map((path) => prefix + path), ...variants]
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

function questionOf(method: string, path: string): Question {
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method)
  return { method, path, ...(hasBody && { headers: FORM, body: 'key=some-key' }) }
}

let backend: Awaited<ReturnType<typeof startNotingBackend>>
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  backend = await startNotingBackend((_, outgoing) => void outgoing.end('{}'))
  server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '0' })
})
beforeEach(() => void (backend.calls.length = 0))
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await backend?.[Symbol.asyncDispose]()
})

describe.each(PREFIXES)('under %s', (prefix) => {
  test.each(METHODS)('answers %s outside the contract with 404, without a call', async (method) => {
    const paths = pathsOutside(prefix)
    expect(new Set(paths).size).toBeGreaterThanOrEqual(30)
    const wrong: string[] = []
    for (const path of paths) {
      const answer = await ask(server.port, questionOf(method, path))
      if (method !== 'HEAD') responseText(answer)
      if (answer.status !== 404 || answer.headers.allow !== undefined) wrong.push(`${answer.status} ${path}`)
    }
    expect(wrong).toEqual([])
    expect(backend.calls).toEqual([])
  })
})

const BY_PATH = Map.groupBy(
  OPERATIONS.filter(({ path }) => isUnderPrefix(path)),
  ({ path }) => path,
)

test.each([...BY_PATH])('refuses other methods of %s with 405 and those of the contract', async (path, known) => {
  const allowed = known.map(({ method }) => method)
  for (const method of METHODS.filter((each) => !allowed.includes(each))) {
    const answer = await ask(server.port, questionOf(method, withValues(path)))
    expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, allowed.join(', ')])
    if (method !== 'HEAD') responseText(answer)
  }
  expect(backend.calls).toEqual([])
})

describe('the query', () => {
  /** Values that a normalizing server would change. */
  const VALUES = ['%41%62', 'a+b%20c', '%2f%2F', '!*()', '', '%E0%A4%A', 'x=y', '%22']
  const UNKNOWN_PAIRS = ['utm_source=mail', 'KEY=x', 'key[]=x', '_method=PUT', 'callback=x', '__proto__=x', '=x', 'x']

  /** Known pairs in two rounds, with an unknown pair before each one and after the last. */
  function mix(query: readonly string[]): { sent: string; expected: string } {
    const known = [...query, ...query].map((name, index) => `${name}=${VALUES[index % VALUES.length]}`)
    const bare = query.slice(0, 1).flatMap((name) => [name, `%${name.charCodeAt(0).toString(16)}${name.slice(1)}=x`])
    const all = [...known, ...bare]
    const sent = all.flatMap((pair, index) => [UNKNOWN_PAIRS[index % UNKNOWN_PAIRS.length], pair])
    return { sent: [...sent, ...UNKNOWN_PAIRS].join('&'), expected: all.join('&') }
  }

  const send = async ({ method, types }: Operation, path: string): Promise<number> => {
    const [type] = types
    const body = type === undefined ? {} : { headers: { 'content-type': type }, body: 'key=%41+b' }
    return (await ask(server.port, { method, path, ...body })).status
  }

  test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    'of %s passes with its known parameters byte for byte, and no others',
    async (_, operation) => {
      const path = withValues(operation.path)
      const { sent, expected } = mix(operation.query)
      // Names of keys that other operations have.
      const foreign = OPERATIONS.flatMap(({ keys }) => keys).filter((key) => !operation.query.includes(key))
      expect(await send(operation, `${path}?${sent}&${foreign.map((key) => `${key}=x`).join('&')}`)).toBe(200)
      expect(backend.calls).toMatchObject([
        {
          method: operation.method,
          url: expected ? `${path}?${expected}` : path,
          body: operation.types.length > 0 ? 'key=%41+b' : '',
        },
      ])
    },
  )
})
