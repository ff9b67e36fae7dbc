import { FEATURES, type Features } from './features.ts'
import { findCall } from './operations.ts'
import { sandboxServices, type Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>

type RunningSandbox = {
  origin: string
  close: () => Promise<void>
}

/**
 * Starts the sandbox for the services without a backend, on a free port of this machine. The server forwards calls to it
 * as to any backend.
 * @returns undefined when every service has a backend; the code of the sandbox is then not loaded
 */
export async function startSandbox(settings: Settings): Promise<RunningSandbox | undefined> {
  if (sandboxServices(settings).length === 0) return undefined
  const fetch = await openSandbox(FEATURES[settings.appEnv], settings.sandbox, (method, path) => {
    const operation = findCall(method, path)?.operation
    return operation === undefined || settings.origins[operation.service] === undefined
  })
  const { listen } = await import('#mocks/listen.ts')
  return listen(fetch, { host: '127.0.0.1', port: 0 })
}

/**
 * Opens the sandbox and waits until it is ready: a broken contract must fail the start, not the first request.
 * @param serves whether the sandbox handles a call; by default, it handles all
 * @throws StartProblem if a contract is broken or the file of the sandbox cannot be used
 */
export async function openSandbox(
  features: Features,
  { file, seed, tlds }: Settings['sandbox'],
  serves?: (method: string, path: string) => boolean,
): Promise<Fetch> {
  const { createSandbox } = await import('#mocks/sandbox/app.ts')
  const sandbox = createSandbox({
    features,
    ...(serves && { serves }),
    ...(file !== undefined && { file }),
    ...(seed !== undefined && { seed }),
    ...(tlds !== undefined && { tlds }),
  })
  await sandbox.ready.catch((error: Error) => {
    throw new StartProblem(error.message)
  })
  return sandbox.fetch
}
