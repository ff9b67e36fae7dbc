import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Contracts, Operation } from '#mocks/contracts/operations.ts'

const ORIGIN = 'http://client.invalid'

/** What stands for any argument: a text, an object of which every property is a text, one of which every one is a file. */
const ARGUMENTS = ['x', everyProperty('x'), everyProperty(new File(['x'], 'x.pdf'))]

type AnyFunction = (...args: unknown[]) => unknown

/**
 * Which exported function of `src/api/` calls which operation: every function is called, with arguments that mean
 * nothing, and the requests that it would send are looked at. Counted are functions with the operation's own name, and
 * those that give query or mutation options, in the file that is named like the contract.
 */
export async function clientFunctions(root: string, contracts: Contracts): Promise<Map<string, string>> {
  const restore = stubBrowser()
  const found = new Map<string, string>()
  try {
    for (const file of await readdir(join(root, 'src/api'))) {
      const contract = file.replace(/\.ts$/, '')
      const own = contracts.operations.filter((operation) => operation.contract === contract)
      if (own.length === 0) continue
      // A file that cannot be loaded calls nothing.
      const address = pathToFileURL(join(root, 'src/api', file)).href
      const module = (await attempt(() => import(address))) ?? {}
      for (const [name, value] of Object.entries(module)) {
        if (typeof value !== 'function') continue
        for (const operation of await operationsCalledBy(name, value as AnyFunction, contracts)) {
          if (own.includes(operation) && found.get(operation.id) !== operation.id) found.set(operation.id, name)
        }
      }
    }
  } finally {
    restore()
  }
  return found
}

/** The operations that a function calls by itself under its name, or by the options that it gives. */
async function operationsCalledBy(name: string, call: AnyFunction, contracts: Contracts): Promise<Operation[]> {
  const called: Operation[] = []
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const match = contracts.match(request.method, new URL(request.url).pathname)
    if (match) called.push(match.operation)
    return Promise.resolve(Response.json({ object_data: {} }))
  }
  for (const argument of ARGUMENTS) {
    // Fewer at first: the last one may be a signal, which cannot be made up.
    for (const count of [1, 2, 3]) {
      const before = called.length
      const options = await attempt(() => call(...Array<unknown>(count).fill(argument)))
      // A function of another name that sends something at once is a detail of its file.
      called.splice(before, Infinity, ...called.slice(before).filter(({ id }) => id === name))
      const { queryFn, mutationFn } = (options ?? {}) as { queryFn?: AnyFunction; mutationFn?: AnyFunction }
      const { signal } = new AbortController()
      await attempt(() => queryFn?.({ signal, queryKey: [], pageParam: 1 }))
      await attempt(() => mutationFn?.(argument))
    }
  }
  return called
}

/** What it gives, if it gives anything: what it makes of a meaningless answer is not asked. */
async function attempt(call: () => unknown): Promise<unknown> {
  try {
    return await call()
  } catch {
    return undefined
  }
}

function everyProperty(value: unknown): object {
  // Nothing to wait for: a promise is what has a `then`.
  return new Proxy({}, { get: (_, name) => (name === 'then' || typeof name === 'symbol' ? undefined : value) })
}

/** The client asks for the page's own origin. */
function stubBrowser(): () => void {
  const { fetch } = globalThis
  const location = Object.getOwnPropertyDescriptor(globalThis, 'location')
  Object.defineProperty(globalThis, 'location', { value: new URL(ORIGIN), configurable: true })
  return () => {
    globalThis.fetch = fetch
    if (location) Object.defineProperty(globalThis, 'location', location)
    else Reflect.deleteProperty(globalThis, 'location')
  }
}
