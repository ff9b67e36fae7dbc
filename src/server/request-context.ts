import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Client, isTrusted, plainAddress, readClient, type TrustedProxies } from './client-address.ts'
import { checkHost, type HostCheck } from './hosts.ts'
import { type ApiCall, findCall } from './operations.ts'
import type { Settings } from './settings.ts'
import { readTarget, type Target } from './target.ts'

export const CONFIG_PATH = '/trade/config'
/** Path prefix of the sandbox's own calls; without a sandbox, it has no special meaning. */
export const SANDBOX_PREFIX = '/__sandbox/'

/** Facts about a request, read before it is handled. */
export type RequestContext = Client & {
  /** Undefined when the request line contains no address of this server. */
  target: Target | undefined
  call: ApiCall | undefined
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
  const client = readClient(incoming, trustProxy)
  return {
    ...client,
    target,
    call: target && findCall(incoming.method, target.path),
    host: checkHost(incoming, allowedHosts, client.isFromGateway),
  }
}

/** Returns whether a request is for an API: of a service, the configuration or the sandbox. */
export function isCall({ call, target }: Pick<RequestContext, 'call' | 'target'>): boolean {
  return call !== undefined || target?.path === CONFIG_PATH || target?.path.startsWith(SANDBOX_PREFIX) === true
}

/** Names a request in metrics, from a closed set: free-text labels would let any client fill the memory. */
export function routeLabel({ call, target }: RequestContext): string {
  if (call) return call.route
  if (target?.path === CONFIG_PATH) return CONFIG_PATH
  return ['/assets/', SANDBOX_PREFIX].find((prefix) => target?.path.startsWith(prefix))?.concat('*') ?? 'page'
}

/** Returns the id of a request: the one from a trusted gateway, otherwise a new one. */
export function requestId({ headers, socket }: IncomingMessage, trusted: TrustedProxies): string {
  const isFromGateway = isTrusted(plainAddress(socket.remoteAddress ?? ''), trusted)
  const gatewayId = isFromGateway ? headers['x-request-id']?.toString() : undefined
  return gatewayId !== undefined && /^[\w.:-]{1,128}$/.test(gatewayId) ? gatewayId : randomUUID()
}

/** Returns whether a request only reads. A read changes nothing, so it can be repeated, or refused under load. */
export function isRead({ method }: { method: string }): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Returns whether a request is a read for a document (first-view/visitor.ts), the only kind without a connection. */
export function isDocumentRead({ socket }: Pick<FastifyRequest, 'socket'>): boolean {
  return !('bytesRead' in socket)
}
