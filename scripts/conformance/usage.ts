import { readFileSync } from 'node:fs'
import type { Schema } from '#mocks/contracts/contract-document.ts'
import { describeViolations } from '#mocks/contracts/validate.ts'
import { CommandProblem, usageOf, type readCommand } from '#scripts/command.ts'

export const COMMAND = {
  name: 'npm run conformance',
  purpose: 'Tests a backend against the contracts in openapi/. openapi/README.md describes each option.',
  options: {
    origin: {
      type: 'string',
      multiple: true,
      value: 'URL',
      help: 'address of the backend, or of one API (consent=https://consent.example); may be repeated',
    },
    header: {
      type: 'string',
      multiple: true,
      value: "'Name: value'",
      help: 'sent with every request; may be repeated',
    },
    timeout: { type: 'string', value: 'SECONDS', default: '10', help: 'how long to wait for a response' },
    parallel: { type: 'string', value: 'NUMBER', default: '4', help: 'number of concurrent requests' },
    'allow-writes': {
      type: 'boolean',
      default: false,
      help: 'also sends requests that change state: saves, decisions, uploads',
    },
    keys: { type: 'string', value: 'FILE', help: "keys of the backend, by state; by default, the sandbox's keys" },
    only: {
      type: 'string',
      multiple: true,
      value: 'NAME',
      help: 'tests one operation (getConsent), API (consent) or state (preferences/expired); may be repeated',
    },
    strict: { type: 'boolean', default: false, help: 'also reports properties that no contract describes' },
    baseline: { type: 'string', value: 'FILE', help: 'accepts the deviations listed in a file, each until its date' },
    'write-baseline': {
      type: 'string',
      value: 'FILE',
      help: 'writes a baseline that accepts all deviations of this run for 90 days',
    },
    verbose: {
      type: 'boolean',
      default: false,
      help: 'lists every request of each deviation, and everything that was tolerated, accepted or not sent',
    },
    junit: { type: 'string', value: 'FILE', help: 'also writes a JUnit report, with a test case for each request' },
    json: { type: 'string', value: 'FILE', help: 'also writes a JSON report' },
  },
  notes: `Environment: API_USERNAME and API_PASSWORD for basic authentication. No secret is printed.
Exit code: 0 if the backend conforms, 1 if it deviates, 2 for invalid arguments, no response, or nothing to send.`,
  problemCode: 2,
} as const

export type Usage = ReturnType<typeof readUsage>

/** @throws {CommandProblem} When an argument is missing or invalid */
export function readUsage(options: ReturnType<typeof readCommand<typeof COMMAND.options>>['values']) {
  const { origin = [], header = [], only = [], timeout, parallel, ...values } = options
  const origins = new Map(origin.map(readOrigin))
  if (origins.size === 0) throw new CommandProblem(`--origin is missing. ${usageOf(COMMAND)}`)
  return {
    ...values,
    only,
    /** Addresses by API; the empty name is for all other APIs. */
    origins,
    /** Returns the address of an API; undefined if it has none. */
    originOf: (api: string) => origins.get(api) ?? origins.get(''),
    headers: header.map(readHeader),
    timeoutMs: readNumber('timeout', timeout, 0.001) * 1000,
    parallel: Math.floor(readNumber('parallel', parallel, 1)),
  }
}

/**
 * Returns the `Authorization` header for `API_USERNAME` and `API_PASSWORD`; undefined if neither is set.
 * @throws {CommandProblem} When only one of them is set
 */
export function readAuthorization({ API_USERNAME: name, API_PASSWORD: password }: NodeJS.ProcessEnv) {
  if (!name && !password) return undefined
  if (!name || !password)
    throw new CommandProblem('API_USERNAME and API_PASSWORD belong together. Set both or neither.')
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
}

/**
 * Reads a JSON file and validates it.
 * @throws {CommandProblem} When the file cannot be read or does not match the schema
 */
export function readJsonFile(file: string, schema: Schema): unknown {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CommandProblem(`${file} ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}.`)
  }
  const problems = describeViolations(schema, value)
  if (problems.length > 0) throw new CommandProblem(problems.map((problem) => `${file} ${problem}`).join('\n'))
  return value
}

function readOrigin(text: string): [api: string, origin: string] {
  const [, api = '', address = text] = /^([a-z][a-z-]*)=(.*)$/.exec(text) ?? []
  const url = URL.parse(address)
  if (url?.username || url?.password)
    throw new CommandProblem(`--origin ${url.host} has credentials in it. Use API_USERNAME and API_PASSWORD.`)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new CommandProblem(`--origin "${address}" is not an http or https URL. Write it like https://api.example.`)
  return [api, address.replace(/\/+$/, '')]
}

function readHeader(text: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/s.exec(text) ?? []
  try {
    return [...new Headers([[name, value]])][0] as [string, string]
  } catch {
    // The value may be a secret.
    throw new CommandProblem(`--header ${name || 'without a colon'} is not a header. Write it like 'Name: value'.`)
  }
}

function readNumber(option: string, text: string, min: number): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= min && value < Number.MAX_SAFE_INTEGER) return value
  throw new CommandProblem(`--${option} "${text}" is not a number of at least ${min}. Write it like --${option} 30.`)
}
