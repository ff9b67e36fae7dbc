import type { ServerResponse } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXAMPLES_AS_OF } from '#mocks/contracts/example-dates.ts'
import { loadContracts, type Operation } from '#mocks/contracts/operations.ts'
import { listen } from '#mocks/listen.ts'
import { createSandbox } from '#mocks/sandbox/app.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import type { Context } from '#scripts/conformance/cases.ts'
import { readKeys, SANDBOX_KEYS, type Keys } from '#scripts/conformance/keys.ts'
import { plannedCases } from '#scripts/conformance/planned-cases.ts'
import { reportOf } from '#scripts/conformance/report.ts'
import { runCases } from '#scripts/conformance/run.ts'
import type { Service } from '#scripts/conformance/send.ts'
import { verdictOf, type VerdictOptions, type Verdict } from '#scripts/conformance/verdict.ts'

const { operations } = await loadContracts()

export const BACKEND_OPERATIONS: Operation[] = operations.filter(({ contract }) => contract !== 'sandbox')

type Overrides = Partial<Context> &
  Partial<Omit<Service, 'originOf'>> &
  Partial<VerdictOptions> & { ids?: string[]; verbose?: boolean; parallel?: number }

let runs = 0

/** Runs all operations, or those in `ids`, against a service; `report` is what the command prints. */
export async function runAgainst(origin: string, overrides: Overrides = {}) {
  const { ids, verbose = false, parallel = 4, timeoutMs = 20_000, authorization, headers = [] } = overrides
  runs += 1
  const base: Context = {
    operations: BACKEND_OPERATIONS,
    scenarios: SCENARIOS,
    keys: SANDBOX_KEYS,
    allowWrites: false,
    run: `run${runs}`,
  }
  const cases = plannedCases({ ...base, ...overrides }, ids)
  const outcomes = await runCases(cases, { originOf: () => origin, authorization, headers, timeoutMs }, parallel)
  const { strict = false, baseline = [], today = '2026-11-23' } = overrides
  const verdict = verdictOf(outcomes, { strict, baseline, today })
  return { outcomes, verdict, report: reportOf(verdict, { origins: [origin], verbose }) }
}

/** Lists the deviations that fail the run: operation, request, field and message. */
export function linesOf({ findings }: Verdict): string[] {
  return findings.flatMap(({ outcomes, field, what }) =>
    outcomes.map(({ operation, name }) => `${operation.id}, ${name}: ${field} ${what}`),
  )
}

export interface IncomingRequest {
  method: string
  /** Path and query. */
  path: string
  body: string
  headers: Headers
  /** Returns the sandbox's response. */
  respond: () => Promise<Response>
  /** Cuts the connection. */
  cut: () => Response
}

const sandbox = createSandbox({ features: { consent: true }, now: () => EXAMPLES_AS_OF, report: () => undefined })

/** Serves the sandbox on a free port; `change` can replace its responses. */
export async function serveSandbox(
  change: (incoming: IncomingRequest) => Promise<Response | undefined> | Response | undefined = () => undefined,
): Promise<AsyncDisposable & { origin: string }> {
  const { origin, close } = await listen(
    async (request, env) => {
      const { pathname, search } = new URL(request.url)
      const respond = () => sandbox.fetch(request, env)
      const changed = await change({
        method: request.method,
        path: pathname + search,
        body: await request.clone().text(),
        headers: request.headers,
        respond,
        cut() {
          ;(env as { outgoing: ServerResponse }).outgoing.destroy()
          return new Response()
        },
      })
      return changed ?? respond()
    },
    { host: '127.0.0.1', port: 0 },
  )
  return { origin, [Symbol.asyncDispose]: close }
}

/** Writes text to a temporary file, and passes its path to `read`. */
export function readFrom<Result>(text: string, read: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  try {
    const file = join(folder, 'file.json')
    writeFileSync(file, text)
    return read(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Reads keys from a temporary file with this text or these entries. */
export function keysFrom(content: string | object): Keys {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return readFrom(text, (file) => readKeys(file, SCENARIOS, BACKEND_OPERATIONS))
}
