import { FEATURES } from './features.ts'
import { sandboxServices, type Settings } from './settings.ts'

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
  const { createSandbox } = await import('#mocks/sandbox/app.ts')
  const { file, seed, tlds } = settings.sandbox
  const sandbox = createSandbox({
    features: FEATURES[settings.appEnv],
    ...(file !== undefined && { file }),
    ...(seed !== undefined && { seed }),
    ...(tlds !== undefined && { tlds }),
  })
  // A broken contract shall stop the start, not the first request.
  await sandbox.ready
  return sandbox
}
