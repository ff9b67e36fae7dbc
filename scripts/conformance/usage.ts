import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Schema } from '#mocks/contracts/contract-document.ts'
import { breachesOf } from '#mocks/contracts/validate.ts'

/** An error that the caller can correct; its message is all that is printed. */
export class UsageError extends Error {}

/** The text that `--help` prints. */
export const HELP = `Usage: npm run conformance -- --origin URL [options]

Tests a backend against the contracts in openapi/, whose README describes each option.

  --origin URL             address of the services, or of one API (consent=https://consent.example); may be repeated
  --header 'Name: value'   sent with every request; may be repeated
  --timeout SECONDS        how long to wait for a response, in seconds (10)
  --parallel NUMBER        number of concurrent requests (4)
  --allow-writes           also requests that change state: saves, decisions, uploads
  --keys FILE              the service's own keys, by state; by default, those of the sandbox
  --only NAME              one operation (getConsent), API (consent) or state (preferences/expired); may be repeated
  --strict                 also properties that no contract describes
  --baseline FILE          accepts the deviations in a file until their dates
  --write-baseline FILE    writes the deviations found to such a file, each accepted for 90 days
  --verbose                every request of each deviation, and everything that was tolerated, accepted or not sent
  --junit FILE             also writes a JUnit report, with a test case for each request
  --json FILE              also writes a JSON report

Environment: API_USERNAME and API_PASSWORD give a basic authorization. No secret is printed.
Exit code: 0 when the backend conforms, 1 when it deviates, 2 for wrong usage, no response, or nothing to send.`

const OPTIONS = {
  origin: { type: 'string', multiple: true, default: [] as string[] },
  header: { type: 'string', multiple: true, default: [] as string[] },
  timeout: { type: 'string', default: '10' },
  parallel: { type: 'string', default: '4' },
  'allow-writes': { type: 'boolean', default: false },
  keys: { type: 'string' },
  only: { type: 'string', multiple: true, default: [] as string[] },
  strict: { type: 'boolean', default: false },
  baseline: { type: 'string' },
  'write-baseline': { type: 'string' },
  verbose: { type: 'boolean', default: false },
  junit: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

export type Usage = NonNullable<ReturnType<typeof readUsage>>

/**
 * Reads the command line; undefined when it only requests help.
 * @throws {UsageError} When an argument is missing or wrong
 */
export function readUsage(args: string[]) {
  const { help, origin, header, timeout, parallel, ...values } = parse(args)
  if (help) return undefined
  const origins = new Map(origin.map(readOrigin))
  if (origins.size === 0) throw new UsageError(`--origin is missing. ${HELP.split('\n')[0]}`)
  return {
    ...values,
    /** Addresses by API; the name is empty for all other APIs. */
    origins,
    /** Address of an API's services; undefined when none is given. */
    originOf: (api: string) => origins.get(api) ?? origins.get(''),
    headers: header.map(readHeader),
    timeoutMs: readNumber('timeout', timeout, 0.001) * 1000,
    parallel: Math.floor(readNumber('parallel', parallel, 1)),
  }
}

/**
 * Returns the basic authorization from `API_USERNAME` and `API_PASSWORD`; undefined when neither is set.
 * @throws {UsageError} When only one of them is set
 */
export function readAuthorization({ API_USERNAME: name, API_PASSWORD: password }: NodeJS.ProcessEnv) {
  if (!name && !password) return undefined
  if (!name || !password) throw new UsageError('API_USERNAME and API_PASSWORD belong together. Set both or neither.')
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
}

/**
 * Reads a JSON file that has a schema.
 * @throws {UsageError} When it cannot be read or does not match
 */
export function readJsonFile(file: string, schema: Schema): unknown {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}.`)
  }
  const problems = breachesOf(schema, value)
  if (problems.length > 0) throw new UsageError(problems.map((problem) => `${file} ${problem}`).join('\n'))
  return value
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('.')[0]}. --help lists all options.`)
  }
}

function readOrigin(text: string): [api: string, origin: string] {
  const [, api = '', address = text] = /^([a-z][a-z-]*)=(.*)$/.exec(text) ?? []
  const url = URL.parse(address)
  if (url?.username || url?.password)
    throw new UsageError(`--origin ${url.host} has credentials in it. Use API_USERNAME and API_PASSWORD.`)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new UsageError(`--origin "${address}" is no http or https address. Write it like https://api.example.`)
  return [api, address.replace(/\/+$/, '')]
}

function readHeader(text: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/s.exec(text) ?? []
  try {
    return [...new Headers([[name, value]])][0] as [string, string]
  } catch {
    // The value may be a secret.
    throw new UsageError(`--header ${name || 'without a colon'} is no header. Write it like 'Name: value'.`)
  }
}

function readNumber(option: string, text: string, least: number): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= least && value < Number.MAX_SAFE_INTEGER) return value
  throw new UsageError(`--${option} "${text}" is no number above 0. Write it like --${option} 30.`)
}
