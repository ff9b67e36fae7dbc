/** The part of autocannon (lib/run.js) that is used here; the package has no types. */
declare module 'autocannon' {
  export type Options = {
    url: string
    connections: number
    /** Requests a second of all connections together. */
    overallRate?: number
    /** Seconds; or a number of requests. */
    duration?: number
    amount?: number
    /** Seconds until a request without an answer counts as failed. */
    timeout?: number
    headers?: Record<string, string>
    /** Asked for in turn by each connection. */
    requests?: readonly { path?: string; setupRequest?: (request: object) => object }[]
  }
  type Result = {
    requests: { total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    non2xx: number
    /** Failures of connections, time-outs included. */
    errors: number
    statusCodeStats: Record<string, { count: number }>
  }
  type Instance = Promise<Result> & {
    on: (event: 'reqError', listener: (error: NodeJS.ErrnoException) => void) => void
    stop: () => void
  }
  export default function autocannon(options: Options): Instance
}
