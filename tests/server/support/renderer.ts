import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { prepareFirstView } from '#server/first-view/handler.ts'
import { createRenderSlots } from '#server/first-view/prepare.ts'
import { renderFirstView } from '#server/first-view/render.tsx'
import { createMetrics } from '#server/metrics.ts'
import { createRateLimit } from '#server/rate-limit.ts'
import { readSettings } from '#server/settings.ts'
import { startRecordingBackend, type Call } from './backends.ts'
import { HTML } from './fixture-build.ts'
import { send, type HttpResponse } from './http-client.ts'
import { startServer } from './servers.ts'

type Reply = {
  status?: number
  headers?: Record<string, string>
  body?: unknown
  delayMs?: number
  /** Responds once this is settled. */
  until?: Promise<unknown>
}

/** A document and its parts. `head` has its title, language and theme; `embedded` has the backend responses. */
export type Document = HttpResponse & {
  text: string
  /** The rendered page; undefined if the browser renders. */
  page: string | undefined
  head: Record<string, unknown> | undefined
  embedded:
    | { path: string; responses: { read: string; status: number; body: string }[]; isRendered: boolean }
    | undefined
}

/**
 * Starts a server that renders first views, with a backend that has one transfer, a registrar and a reseller.
 *
 * @param replies responses that replace the default ones, by the beginning of the path
 * @param headTimeoutMs how long to hold the document's head back until the page is rendered, in ms
 */
export async function startRenderer(
  replies: Record<string, Reply | ((call: Call) => Reply)> = {},
  env: Record<string, string> = {},
  headTimeoutMs = 60_000,
) {
  const backend = await startRecordingBackend((call, outgoing) => {
    const [, reply] =
      Object.entries({ ...DEFAULT_REPLIES, ...replies }).findLast(([start]) => call.url.startsWith(start)) ?? []
    void respond(typeof reply === 'function' ? reply(call) : (reply ?? UNKNOWN_KEY), outgoing)
  })
  const serverEnv = { API_ORIGIN: backend.origin, FIRST_VIEW_MS: '60000', ...env }
  const rendererLog: unknown[] = []
  const metrics = createMetrics()
  const settings = readSettings(serverEnv)
  const rateLimit = createRateLimit(settings.rateLimit)
  const handler = prepareFirstView({
    document: {
      html: HTML,
      headers: { 'content-security-policy': 'a policy' },
      send: (_, reply) => reply.send('plain'),
    },
    render: renderFirstView,
    settings,
    hasSandbox: false,
    renderSlots: createRenderSlots(settings, metrics),
    rateLimit,
    headTimeoutMs,
    log: (line) => void rendererLog.push(line),
    metrics,
  })
  const server = await startServer(serverEnv, {
    pages: (request, reply) => handler(request, reply) ?? reply.send('plain'),
    rateLimit,
  })
  return {
    calls: backend.calls,
    lines: server.lines,
    metrics: async () => `${await server.metrics.text()}${await metrics.text()}`,
    rendererLog,
    port: server.port,
    open: async (path: string, headers: Record<string, string> = {}) =>
      parseDocument(await send(server.port, { path, headers: { host: 'pages.example', ...headers } })),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await backend[Symbol.asyncDispose]()
    },
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function respond(
  { status = 200, headers = {}, body = {}, delayMs = 0, until }: Reply,
  outgoing: ServerResponse,
): Promise<void> {
  if (delayMs > 0) await delay(delayMs, undefined, { ref: false })
  await until
  outgoing.writeHead(status, { ...JSON_TYPE, ...headers }).end(typeof body === 'string' ? body : JSON.stringify(body))
}

export const ITEM = '/trade/api/no-auth/transfer_in/info'
export const BRANDING = '/trade/api/no-auth/reseller/branding_with_messaging_vars'
export const SYSTEM_BRAND = '/trade/api/api/no-auth/system_branding'
export const LINK = '/transfer/in/linde.example/some-key'

export const BRAND_BODY = {
  object_data: { reseller_name: 'linde', messaging_vars: { global_reseller_org_name: 'Linde' } },
}
export const ITEM_BODY = {
  domain: 'linde.example',
  transfer_owner_email: 'owner@linde.example',
  auth_code_required: false,
}

const UNKNOWN_KEY: Reply = { status: 404, body: { response_text: 'No such key.' } }
const DEFAULT_REPLIES: Record<string, Reply> = {
  [SYSTEM_BRAND]: { body: { object_data: { registrar_name: 'Anders Registry Services' } } },
  [BRANDING]: { body: BRAND_BODY },
  [ITEM]: { body: ITEM_BODY },
}

function parseDocument(response: HttpResponse): Document {
  const text = response.body.toString()
  const readBlock = (id: string): unknown => {
    const json = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(text)?.[1]
    return json === undefined ? undefined : JSON.parse(json)
  }
  const root = /<div id="root">(.*)<\/div><script type="application\/json" id="responses">/s.exec(text)?.[1]
  return {
    ...response,
    text,
    page: root?.includes('<main') ? root : undefined,
    head: readBlock('first-view') as Document['head'],
    embedded: readBlock('responses') as Document['embedded'],
  }
}
