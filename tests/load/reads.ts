import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { QUESTIONS } from './questions.ts'

const CONNECTIONS = 4
const REQUESTS_PER_SECOND = 20
const TIMEOUT_S = 10
/** Longer than any load test, which stops the reads when it ends. */
const MAX_S = 24 * 60 * 60

/** The number of requests, and of failures by cause: a status, or the name of an error. */
export type Outcomes = { requests: number; failed: Record<string, number> }

/** Requests documents, files and items at a steady rate, without a browser, until stopped. */
export function startReads(origin: string, asset: string): { stop: () => Promise<Outcomes> } {
  const items = QUESTIONS.flatMap(({ link, read, state }) => [link(state), read(state)])
  const requests = ['/', '/trade/config', asset, ...items].map((path) => ({ path }))
  const failed: Outcomes['failed'] = {}
  const running = autocannon({
    url: origin,
    connections: CONNECTIONS,
    overallRate: REQUESTS_PER_SECOND,
    duration: MAX_S,
    timeout: TIMEOUT_S,
    requests,
  })
  running.on('reqError', ({ code, message }) => addFailures(failed, code ?? message))
  return {
    async stop() {
      running.stop()
      const { requests: completed, errors, statusCodeStats } = await running
      for (const [status, { count: times }] of Object.entries(statusCodeStats)) {
        if (Number(status) >= 400) addFailures(failed, status, times)
      }
      return { requests: completed.total + errors, failed }
    },
  }
}

/** Adds failures with this cause. */
export function addFailures(failed: Outcomes['failed'], cause: string, times = 1): void {
  failed[cause] = (failed[cause] ?? 0) + times
}

/** The paths of the hashed files in a document, without duplicates. */
export function assetsIn(document: string): string[] {
  return [...new Set(document.match(/\/assets\/[\w.-]+\.js/g))]
}

/** The first hashed file that the build in a folder loads. */
export async function firstAsset(folder: string): Promise<string> {
  const [first] = assetsIn(await readFile(join(folder, 'index.html'), 'utf8'))
  if (first === undefined) throw new Error(`The build in ${folder} loads no file`)
  return first
}
