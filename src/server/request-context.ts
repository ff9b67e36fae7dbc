import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Client, readClient } from './client-address.ts'
import { checkHost, type HostCheck } from './hosts.ts'
import { readTarget, serviceCall, type ServiceCall, type Target } from './services.ts'
import type { Settings } from './settings.ts'

export const CONFIG_PATH = '/trade/config'
/** The sandbox's own calls; without a sandbox, an address like any other. */
export const SANDBOX_PREFIX = '/__sandbox/'

/** Facts about a request, read before anything answers it. */
export type RequestContext = Client & {
  /** Undefined when the request line holds no address of this server. */
  target: Target | undefined
  call: ServiceCall | undefined
  host: HostCheck
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext
  }
}

/** @param url the target of the request line, as sent */
export function readContext(
  incoming: IncomingMessage,
  url: string,
  { trustProxy, allowedHosts }: Pick<Settings, 'trustProxy' | 'allowedHosts'>,
): RequestContext {
  const target = readTarget(url, incoming.headers.host)
  return {
    ...readClient(incoming, trustProxy),
    target,
    call: target && serviceCall(incoming.method, target.path),
    host: checkHost(incoming, allowedHosts, trustProxy),
  }
}

/** Returns whether an address is the API's: a call of a service, the configuration or the sandbox's own. */
export function isCall({ call, target }: RequestContext): boolean {
  return call !== undefined || target?.path === CONFIG_PATH || target?.path.startsWith(SANDBOX_PREFIX) === true
}

/** Names a request in metrics: a closed set, because a label of free text would let strangers fill the memory. */
export function routeLabel({ call, target }: RequestContext): string {
  if (call) return call.pattern
  if (target?.path === CONFIG_PATH) return CONFIG_PATH
  return ['/assets/', SANDBOX_PREFIX].find((prefix) => target?.path.startsWith(prefix))?.concat('*') ?? 'page'
}

/** Returns the id of a request: that of a trusted gateway, else a new one. */
export function requestId(incoming: IncomingMessage, trustedGateways: number): string {
  const given = trustedGateways > 0 ? incoming.headers['x-request-id']?.toString() : undefined
  return given !== undefined && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID()
}

/** Returns whether a request came over a connection; reads for a page that is rendered here did not (first-view/visitor.ts). */
export function hasConnection({ socket }: Pick<FastifyRequest, 'socket'>): boolean {
  return 'bytesRead' in socket
}
