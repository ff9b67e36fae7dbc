import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { QUESTIONS } from './questions.ts'

const CONNECTIONS = 4
const REQUESTS_PER_SECOND = 20
const TIMEOUT_S = 10
/** Longer than any load; it is stopped when the load is over. */
const LONGEST_S = 24 * 60 * 60

/** What came of requests: how many, and of those that failed how many for each cause: a status, or the name of an error. */
export type Answers = { requests: number; failed: Record<string, number> }

/** Asks for documents, files and items at a steady rate, without a browser, until it is stopped. */
export function startReads(origin: string, asset: string): { stop: () => Promise<Answers> } {
  const items = QUESTIONS.flatMap(({ link, read, state }) => [link(state), read(state)])
  const requests = ['/', '/trade/config', asset, ...items].map((path) => ({ path }))
  const failed: Answers['failed'] = {}
  const running = autocannon({
    url: origin,
    connections: CONNECTIONS,
    overallRate: REQUESTS_PER_SECOND,
    duration: LONGEST_S,
    timeout: TIMEOUT_S,
    requests,
  })
  running.on('reqError', ({ code, message }) => count(failed, code ?? message))
  return {
    async stop() {
      running.stop()
      const { requests: answered, errors, statusCodeStats } = await running
      for (const [status, { count: times }] of Object.entries(statusCodeStats)) {
        if (Number(status) >= 400) count(failed, status, times)
      }
      return { requests: answered.total + errors, failed }
    },
  }
}

/** Counts a failure by its cause. */
export function count(failed: Answers['failed'], cause: string, times = 1): void {
  failed[cause] = (failed[cause] ?? 0) + times
}

/** The hashed files that a document names, by their paths, each once. */
export function assetsIn(document: string): string[] {
  return [...new Set(document.match(/\/assets\/[\w.-]+\.js/g))]
}

/** The first hashed file that the build in a folder loads. */
export async function firstAsset(folder: string): Promise<string> {
  const [first] = assetsIn(await readFile(join(folder, 'index.html'), 'utf8'))
  if (first === undefined) throw new Error(`The build in ${folder} names no file`)
  return first
}
