/** The part of autocannon (lib/run.js) that the load test uses; the package has no types. */
declare module 'autocannon' {
  export type Options = {
    url: string
    connections: number
    /** Requests per second, across all connections. */
    overallRate?: number
    /** Seconds. `amount` sets a number of requests instead. */
    duration?: number
    amount?: number
    /** Seconds until a request without a response counts as failed. */
    timeout?: number
    headers?: Record<string, string>
    /** Each connection sends these requests in turn. */
    requests?: readonly { path?: string; setupRequest?: (request: object) => object }[]
  }
  type Result = {
    requests: { total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    non2xx: number
    /** Failed connections, including timeouts. */
    errors: number
    statusCodeStats: Record<string, { count: number }>
  }
  type Instance = Promise<Result> & {
    on: (event: 'reqError', listener: (error: NodeJS.ErrnoException) => void) => void
    stop: () => void
  }
  export default function autocannon(options: Options): Instance
}
