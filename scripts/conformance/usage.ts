import { readFileSync } from 'node:fs'
import type { Schema } from '#mocks/contracts/contract-document.ts'
import { violationsOf } from '#mocks/contracts/validate.ts'
import { CommandProblem, usageOf, type readCommand } from '#scripts/command.ts'

export const COMMAND = {
  name: 'npm run conformance',
  purpose: 'Tests a backend against the contracts in openapi/, whose README describes each option.',
  options: {
    origin: {
      type: 'string',
      multiple: true,
      value: 'URL',
      says: 'address of the services, or of one API (consent=https://consent.example); may be repeated',
    },
    header: {
      type: 'string',
      multiple: true,
      value: "'Name: value'",
      says: 'sent with every request; may be repeated',
    },
    timeout: { type: 'string', value: 'SECONDS', default: '10', says: 'how long to wait for a response, in seconds' },
    parallel: { type: 'string', value: 'NUMBER', default: '4', says: 'number of concurrent requests' },
    'allow-writes': {
      type: 'boolean',
      default: false,
      says: 'also requests that change state: saves, decisions, uploads',
    },
    keys: { type: 'string', value: 'FILE', says: "the service's own keys, by state; by default, those of the sandbox" },
    only: {
      type: 'string',
      multiple: true,
      value: 'NAME',
      says: 'one operation (getConsent), API (consent) or state (preferences/expired); may be repeated',
    },
    strict: { type: 'boolean', default: false, says: 'also properties that no contract describes' },
    baseline: { type: 'string', value: 'FILE', says: 'accepts the deviations in a file until their dates' },
    'write-baseline': {
      type: 'string',
      value: 'FILE',
      says: 'writes the deviations found to such a file, each accepted for 90 days',
    },
    verbose: {
      type: 'boolean',
      default: false,
      says: 'every request of each deviation, and everything that was tolerated, accepted or not sent',
    },
    junit: { type: 'string', value: 'FILE', says: 'also writes a JUnit report, with a test case for each request' },
    json: { type: 'string', value: 'FILE', says: 'also writes a JSON report' },
  },
  notes: `Environment: API_USERNAME and API_PASSWORD give a basic authorization. No secret is printed.
Exit code: 0 when the backend conforms, 1 when it deviates, 2 for wrong usage, no response, or nothing to send.`,
  problemCode: 2,
} as const

export type Usage = ReturnType<typeof readUsage>

/** @throws {CommandProblem} When an argument is missing or wrong */
export function readUsage(given: ReturnType<typeof readCommand<typeof COMMAND.options>>['values']) {
  const { origin = [], header = [], only = [], timeout, parallel, ...values } = given
  const origins = new Map(origin.map(readOrigin))
  if (origins.size === 0) throw new CommandProblem(`--origin is missing. ${usageOf(COMMAND)}`)
  return {
    ...values,
    only,
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
 * @throws {CommandProblem} When only one of them is set
 */
export function readAuthorization({ API_USERNAME: name, API_PASSWORD: password }: NodeJS.ProcessEnv) {
  if (!name && !password) return undefined
  if (!name || !password)
    throw new CommandProblem('API_USERNAME and API_PASSWORD belong together. Set both or neither.')
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
}

/**
 * Reads a JSON file that has a schema.
 * @throws {CommandProblem} When it cannot be read or does not match
 */
export function readJsonFile(file: string, schema: Schema): unknown {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CommandProblem(`${file} ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}.`)
  }
  const problems = violationsOf(schema, value)
  if (problems.length > 0) throw new CommandProblem(problems.map((problem) => `${file} ${problem}`).join('\n'))
  return value
}

function readOrigin(text: string): [api: string, origin: string] {
  const [, api = '', address = text] = /^([a-z][a-z-]*)=(.*)$/.exec(text) ?? []
  const url = URL.parse(address)
  if (url?.username || url?.password)
    throw new CommandProblem(`--origin ${url.host} has credentials in it. Use API_USERNAME and API_PASSWORD.`)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new CommandProblem(`--origin "${address}" is no http or https address. Write it like https://api.example.`)
  return [api, address.replace(/\/+$/, '')]
}

function readHeader(text: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/s.exec(text) ?? []
  try {
    return [...new Headers([[name, value]])][0] as [string, string]
  } catch {
    // The value may be a secret.
    throw new CommandProblem(`--header ${name || 'without a colon'} is no header. Write it like 'Name: value'.`)
  }
}

function readNumber(option: string, text: string, least: number): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= least && value < Number.MAX_SAFE_INTEGER) return value
  throw new CommandProblem(`--${option} "${text}" is no number above 0. Write it like --${option} 30.`)
}
