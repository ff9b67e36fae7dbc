import type { FastifyRequest } from 'fastify'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** Returns the headers of a call that the server writes itself (`OWN_REQUEST_HEADERS`). */
export function ownHeaders(
  { id, context }: FastifyRequest,
  credentials: Settings['credentials'],
): Record<string, string> {
  const host = 'host' in context.host ? context.host.host : undefined
  return {
    'x-request-id': id,
    'x-forwarded-for': context.forwardedFor,
    'x-forwarded-proto': context.isHttps ? 'https' : 'http',
    ...(host !== undefined && { 'x-forwarded-host': host }),
    ...(credentials && {
      authorization: `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`,
    }),
  }
}

/** Returns a function that warns once: behind a gateway that is not trusted, all visitors have the same address. */
export function warnOfUntrustedGateway({ trustProxy }: Settings, log: Log): (request: FastifyRequest) => void {
  let isSilent = trustProxy > 0
  return ({ headers }) => {
    if (isSilent || !(headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via)) return
    isSilent = true
    log({
      level: 'warn',
      event: 'untrusted gateway',
      effect: 'all visitors share one RATE_LIMIT; set TRUST_PROXY to the number of gateways in front of this server',
    })
  }
}
