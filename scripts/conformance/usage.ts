import { parseArgs } from 'node:util'
import { HELP } from './help.ts'
import { UsageProblem } from './usage-problem.ts'

export interface Usage {
  /** Where the services of an API are; undefined for one that has no origin. */
  originOf: (contract: string) => string | undefined
  /** All origins, each once. */
  origins: string[]
  /** Names of APIs that have an origin of their own. */
  apart: string[]
  keys: string | undefined
  allowWrites: boolean
  /** Names of contracts; empty for all. */
  apis: string[]
  /** Names of operations, contracts and states; empty for all. */
  only: string[]
  headers: Array<readonly [name: string, value: string]>
  timeoutMs: number
  /** How many requests may be under way at once. */
  parallel: number
  /** Whether properties that no contract describes count. */
  strict: boolean
  verbose: boolean
  baseline: string | undefined
  writeBaseline: string | undefined
  junit: string | undefined
  json: string | undefined
}

/**
 * Reads the command line; undefined when it asks for help only.
 * @throws {UsageProblem} When something is missing or wrong.
 */
export function readUsage(args: string[]): Usage | undefined {
  const values = parse(args)
  if (values.help) return undefined
  const { api = [], only = [], header = [], strict = false } = values
  const { usual, own } = originsIn(values.origin ?? [])
  return {
    originOf: (contract) => own.get(contract) ?? usual,
    origins: [...new Set([...(usual === undefined ? [] : [usual]), ...own.values()])],
    apart: [...own.keys()],
    keys: values.keys,
    allowWrites: values['allow-writes'] ?? false,
    apis: api,
    only,
    headers: header.map(headerIn),
    timeoutMs: numberIn('timeout', values.timeout ?? '10', 0.001) * 1000,
    parallel: Math.floor(numberIn('parallel', values.parallel ?? '4', 1)),
    strict,
    verbose: values.verbose ?? false,
    baseline: values.baseline,
    writeBaseline: values['write-baseline'],
    junit: values.junit,
    json: values.json,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        origin: { type: 'string', multiple: true },
        keys: { type: 'string' },
        'allow-writes': { type: 'boolean' },
        api: { type: 'string', multiple: true },
        only: { type: 'string', multiple: true },
        header: { type: 'string', multiple: true },
        timeout: { type: 'string' },
        parallel: { type: 'string' },
        strict: { type: 'boolean' },
        baseline: { type: 'string' },
        'write-baseline': { type: 'string' },
        junit: { type: 'string' },
        json: { type: 'string' },
        verbose: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageProblem(`${(error as Error).message.split('.')[0]}. --help lists all options.`)
  }
}

function originsIn(values: string[]): { usual: string | undefined; own: Map<string, string> } {
  const own = new Map<string, string>()
  let usual: string | undefined
  for (const value of values) {
    const [, name, address = value] = /^([a-z][a-z-]*)=(.*)$/.exec(value) ?? []
    const origin = originIn(address)
    if (name === undefined) usual = origin
    else own.set(name, origin)
  }
  if (usual === undefined && own.size === 0) throw new UsageProblem(`--origin is missing. ${HELP.split('\n')[0]}`)
  return { usual, own }
}

function originIn(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageProblem(`--origin "${address}" is no http or https address. Write it like https://api.example.`)
  }
  if (url.username || url.password) {
    throw new UsageProblem(
      `--origin ${url.host} has a name and a password in it. Put them into API_USERNAME and API_PASSWORD.`,
    )
  }
  if (url.search || url.hash) throw new UsageProblem(`--origin ${url.origin} must end before the "?" or "#".`)
  return address.replace(/\/+$/, '')
}

function headerIn(text: string): readonly [string, string] {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/s.exec(text) ?? []
  try {
    return [...new Headers([[name, value]])][0] as [string, string]
  } catch {
    // Not repeated whole: the value may be a secret.
    throw new UsageProblem(`--header ${name || 'without a colon'} is no header. Write it like 'Name: value'.`)
  }
}

function numberIn(option: string, text: string, least: number): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= least && value < Number.MAX_SAFE_INTEGER) return value
  const unit = option === 'timeout' ? ' of seconds' : ''
  throw new UsageProblem(`--${option} "${text}" is no number${unit} above 0. Write it like --${option} 30.`)
}

/**
 * Basic authorization from `API_USERNAME` and `API_PASSWORD`; undefined when neither is set.
 * @throws {UsageProblem} When only one of them is.
 */
export function authorizationOf(env: NodeJS.ProcessEnv): string | undefined {
  const { API_USERNAME: name, API_PASSWORD: password } = env
  if (!name && !password) return undefined
  if (!name || !password) throw new UsageProblem('API_USERNAME and API_PASSWORD belong together. Set both or neither.')
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
}
