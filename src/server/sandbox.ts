import { FEATURES, type Features } from './features.ts'
import { serviceCall } from './services.ts'
import { sandboxServices, type Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

/** What the server needs of the stand-in for the backends. */
export type Sandbox = {
  /** @param env Node's request and response, so that a scenario can cut the line */
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>
}

/**
 * Starts the sandbox for the services without a backend.
 * @returns undefined when every service has one: the sandbox's code is not even loaded then
 */
export async function startSandbox(settings: Settings): Promise<Sandbox | undefined> {
  if (sandboxServices(settings).length === 0) return undefined
  return openSandbox(FEATURES[settings.appEnv], settings.sandbox, (method, path) => {
    const call = serviceCall(method, path)
    return call === undefined || settings.origins[call.service] === undefined
  })
}

/**
 * The sandbox, ready to answer: a broken contract shall stop the start, not the first request.
 * @param serves whether the calls of an operation come to it; all do when left out
 * @throws StartProblem that says what is broken, or why the sandbox's file cannot be used
 */
export async function openSandbox(
  features: Features,
  options: Settings['sandbox'],
  serves?: (method: string, path: string) => boolean,
): Promise<Sandbox> {
  const { createSandbox } = await import('#mocks/sandbox/app.ts')
  const { file, seed, tlds } = options
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
  return sandbox
}
