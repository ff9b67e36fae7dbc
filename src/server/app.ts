import { Hono } from 'hono'
import { problemResponse, SENTENCES } from './answers.ts'
import { errorLine, type Log } from './log.ts'
import { FEATURES } from './features.ts'
import type { Sandbox } from './sandbox.ts'
import { serviceCall } from './services.ts'
import type { Settings } from './settings.ts'

export const CONFIG_PATH = '/trade/config'
/** The sandbox's own pages and controls; without a sandbox, a path like any other. */
export const SANDBOX_PREFIX = '/__sandbox/'

export type AppParts = {
  settings: Pick<Settings, 'appEnv'>
  sandbox: Sandbox | undefined
  /** Answers a GET or HEAD that is no call: a file or the document. */
  page: (request: Request) => Response
  log: Log
}

/**
 * Answers everything that is not forwarded to a backend: the configuration, the sandbox's calls, files and the document.
 * Works without a socket: `createApp(parts).fetch(new Request('http://x/trade/config'))`.
 */
export function createApp({ settings, sandbox, page, log }: AppParts): Hono {
  const app = new Hono()
  app.all('*', (context) => {
    const request = context.req.raw
    const { pathname } = new URL(request.url)
    // Calls of a service with a backend have gone there already. The configuration goes to the sandbox too, so that
    // its scenarios reach it.
    if (sandbox && isCall(request.method, pathname)) return sandbox.fetch(request, context.env)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problemResponse(405, SENTENCES.notAllowed, { allow: 'GET, HEAD' })
    }
    return pathname === CONFIG_PATH ? configAnswer(settings) : page(request)
  })
  app.onError((error, context) => {
    log({ level: 'error', ...errorLine(error) })
    const { pathname } = new URL(context.req.url)
    return isCall(context.req.method, pathname) ? problemResponse(500, SENTENCES.ourFault) : brokenPage()
  })
  return app
}

/** Whether an address is the API's: a call of a service, the configuration or the sandbox's own. */
export function isCall(method: string, path: string): boolean {
  return path === CONFIG_PATH || path.startsWith(SANDBOX_PREFIX) || serviceCall(method, path) !== undefined
}

/** Not stored, because a restart with another `APP_ENV` must show at once. */
function configAnswer(settings: AppParts['settings']): Response {
  return Response.json({ features: FEATURES[settings.appEnv] }, { headers: { 'cache-control': 'no-store' } })
}

function brokenPage(): Response {
  const html = `<!doctype html><html lang="en"><title>Something went wrong</title><h1>Something went wrong</h1><p>${SENTENCES.ourFault}`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(html, { status: 500, headers })
}
