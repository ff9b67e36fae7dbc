import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { loadContracts, type Operation } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import type { Context } from '#scripts/conformance/cases.ts'
import { SANDBOX_KEYS } from '#scripts/conformance/keys.ts'
import { reportOf } from '#scripts/conformance/report.ts'
import { plannedCases } from '#scripts/conformance/planned-cases.ts'
import { conformanceOf, type Outcome } from '#scripts/conformance/run.ts'
import type { Service } from '#scripts/conformance/send.ts'
import { verdictOf, type JudgingOptions, type Verdict } from '#scripts/conformance/verdict.ts'

const { operations } = await loadContracts()

/** Every operation that a backend has. */
export const BACKENDS: Operation[] = operations.filter(({ contract }) => contract !== 'sandbox')

interface Run {
  outcomes: Outcome[]
  verdict: Verdict
  /** What is printed. */
  report: string
}

type Differs = Partial<Context> &
  Partial<Omit<Service, 'originOf'>> &
  Partial<JudgingOptions> & { ids?: string[]; verbose?: boolean; parallel?: number }

let runs = 0

/** A run against a service, of all operations or those named by `ids`. */
export async function runAgainst(origin: string, differs: Differs = {}): Promise<Run> {
  const { ids, verbose = false, parallel = 4, timeoutMs = 20_000, authorization, headers = [] } = differs
  runs += 1
  const context: Context = {
    operations: BACKENDS,
    scenarios: SCENARIOS,
    keys: SANDBOX_KEYS,
    allowWrites: false,
    run: `run${runs}`,
    ...differs,
  }
  const service: Service = { originOf: () => origin, authorization, headers, timeoutMs }
  const cases = plannedCases(context, ids)
  const outcomes = await conformanceOf(cases, service, parallel)
  const { strict = false, baseline = [], today = '2026-11-23' } = differs
  const verdict = verdictOf(outcomes, { strict, baseline, today })
  return { outcomes, verdict, report: reportOf(verdict, { origins: [origin], verbose }) }
}

/** Every deviation that counts as a line: operation, request, field and words. */
export function linesOf({ findings }: Verdict): string[] {
  return findings.flatMap(({ outcomes, field, what }) =>
    outcomes.map(({ operation, name }) => `${operation.id}, ${name}: ${field} ${what}`),
  )
}

export type Answerer = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** Serves on a free port until it is disposed of. */
export async function serve(answer: Answerer): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** An answer of a service before it is passed on. */
export interface Passed {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** A request that has come, its body included. */
export interface Asked {
  method: string
  url: string
  headers: IncomingMessage['headers']
  sent: Buffer<ArrayBuffer>
}

export async function askedBy(incoming: IncomingMessage): Promise<Asked> {
  const { method = 'GET', url = '/', headers } = incoming
  return { method, url, headers, sent: await buffer(incoming) }
}

/** Passes a request on to a right service, and gives its answer; `change` alters the address and the body before. */
export async function passedOn(
  origin: string,
  asked: IncomingMessage | Asked,
  change: (text: string) => string = (text) => text,
): Promise<Passed> {
  const { method, url, headers: given, sent } = 'sent' in asked ? asked : await askedBy(asked)
  const type = given['content-type'] ?? ''
  const body = type.startsWith('multipart/') ? sent : change(sent.toString())
  const response = await fetch(origin + change(url), {
    method,
    headers: { ...(type && { 'content-type': type }), ...realmOf(given) },
    ...(sent.length > 0 && { body }),
  })
  const {
    'content-length': _,
    'transfer-encoding': __,
    connection: ___,
    ...headers
  } = Object.fromEntries(response.headers)
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** Writes an answer to whoever asked. */
export function write(outgoing: ServerResponse, { status, headers, body }: Passed): void {
  outgoing.writeHead(status, headers).end(body)
}

/** Headers that the sandbox decides by. */
function realmOf(headers: IncomingMessage['headers']): Record<string, string> {
  const names = ['x-reseller-realm', 'x-brand-system-name', 'x-forwarded-host']
  return Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])))
}
