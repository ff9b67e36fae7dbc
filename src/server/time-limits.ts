import type { Server } from 'node:http'

/** Connections of a gateway stay open longer than its own patience, usually a minute: else it meets closing ones. */
const KEEP_ALIVE_MS = 65_000

/**
 * How long a connection may take for what. A whole request has no limit, as a large upload over a slow line may need
 * long: what stands still is cut by the idle timer of the proxy. The headers keep Node's own limit (60 s).
 */
export function setTimeLimits(server: Server): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.requestTimeout = 0
}
