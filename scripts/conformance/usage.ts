import { parseArgs } from 'node:util'

/** Something that whoever called can put right; its message is the whole of what there is to say. */
export class UsageProblem extends Error {}

export interface Usage {
  origin: string
  keys: string | undefined
  allowWrites: boolean
  junit: string | undefined
  /** Names of contracts; empty for all. */
  apis: string[]
}

const HELP = 'Usage: npm run conformance -- --origin URL [--keys FILE] [--allow-writes] [--junit FILE] [--api NAME …]'

/**
 * Reads the command line.
 * @throws {UsageProblem} When something is missing or wrong.
 */
export function readUsage(args: string[]): Usage {
  const { origin, keys, junit, api = [], 'allow-writes': allowWrites = false } = parse(args)
  if (!origin) throw new UsageProblem(`--origin is missing. ${HELP}`)
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol)) {
    throw new UsageProblem(`--origin "${origin}" is no http or https address. Write it like https://api.example.`)
  }
  return { origin: origin.replace(/\/+$/, ''), keys, allowWrites, junit, apis: api }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        origin: { type: 'string' },
        keys: { type: 'string' },
        junit: { type: 'string' },
        api: { type: 'string', multiple: true },
        'allow-writes': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new UsageProblem(`${(error as Error).message.split('.')[0]}. ${HELP}`)
  }
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
