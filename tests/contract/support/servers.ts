import { EXAMPLES_AS_OF } from '#mocks/contracts/example-dates.ts'
import { listen } from '#mocks/listen.ts'
import { createPrism } from '#mocks/prism/app.ts'
import { createSandbox } from '#mocks/sandbox/app.ts'
import type { SandboxOptions } from '#mocks/sandbox/world.ts'

export interface TestServer extends AsyncDisposable {
  origin: string
  /** The contract violations reported so far. */
  reports: string[]
  requests: Pick<Request, 'method' | 'url'>[]
  close: () => Promise<void>
}

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>

async function serve(fetch: Fetch, reports: string[], stop: () => Promise<void>): Promise<TestServer> {
  const requests: TestServer['requests'] = []
  const server = await listen(
    (request, env) => {
      requests.push({ method: request.method, url: request.url })
      return fetch(request, env)
    },
    { host: '127.0.0.1', port: 0 },
  )
  async function close(): Promise<void> {
    await server.close()
    await stop()
  }
  return { origin: server.origin, reports, requests, close, [Symbol.asyncDispose]: close }
}

/** Starts the sandbox on a free port, its clock stopped at the date of the examples. */
export async function startSandbox(
  features: Record<string, boolean> = { consent: true },
  options: Omit<SandboxOptions, 'features'> = {},
): Promise<TestServer> {
  const reports: string[] = []
  const report = (line: string) => void reports.push(line)
  const sandbox = createSandbox({ features, now: () => EXAMPLES_AS_OF, report, ...options })
  return serve(sandbox.fetch, reports, async () => undefined)
}

/** Starts Prism on a free port, with unchanged example dates. */
export async function startPrism(): Promise<TestServer> {
  const reports: string[] = []
  const prism = await createPrism((line) => reports.push(line), EXAMPLES_AS_OF)
  return serve(prism.fetch, reports, prism.close)
}

export const MOCK_SERVERS = [
  { name: 'sandbox', start: () => startSandbox() },
  { name: 'Prism', start: startPrism },
]
