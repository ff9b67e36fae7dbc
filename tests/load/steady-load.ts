import { loadContracts } from '#mocks/contracts/operations.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { readPath } from './questions.ts'
import { addFailures, assetsIn, type Outcomes } from './reads.ts'

const PARALLEL = 3
const FORM = 'application/x-www-form-urlencoded'

/**
 * Opens documents, fetches their files, reads items and decides, until stopped. Each request has its own connection: a
 * gateway may close a reused connection just when a request is sent.
 */
export async function startSteadyLoad(origin: string) {
  const contracts = await loadContracts()
  const outcomes: Outcomes = { requests: 0, failed: {} }
  const files: string[] = []
  const stopping = new AbortController()
  const request = async (path: string, init: RequestInit = {}): Promise<string> => {
    outcomes.requests += 1
    const headers = { connection: 'close', ...init.headers }
    try {
      const response = await fetch(origin + path, { ...init, headers })
      const text = await response.text()
      if (!response.ok) addFailures(outcomes.failed, `${response.status} ${init.method ?? 'GET'}`)
      return response.ok ? text : ''
    } catch (error) {
      const { code = String(error) } = (error as { cause?: NodeJS.ErrnoException }).cause ?? {}
      addFailures(outcomes.failed, `${code} ${init.method ?? 'GET'}`)
      return ''
    }
  }
  const visit = async (turn: number) => {
    const decision = DECISION_PAGES[turn % DECISION_PAGES.length]
    if (!decision) return
    const key = freshKey(decision.prefix + decision.open)
    const document = await request(decision.link(key))
    for (const path of [...assetsIn(document), ...files]) await request(path)
    await request(readPath(decision, key))
    const { fields, operation } = decision.answers.at(-1) ?? decision.answers[0]
    const body = new URLSearchParams({ ...decision.item(key), ...fields }).toString()
    await request(contracts.operation(operation).path, { method: 'POST', headers: { 'content-type': FORM }, body })
  }
  const visitRepeatedly = async (firstTurn: number) => {
    for (let turn = firstTurn; !stopping.signal.aborted; turn += PARALLEL) await visit(turn)
  }
  const all = Promise.all(Array.from({ length: PARALLEL }, (_, index) => visitRepeatedly(index)))
  return {
    /** Also requests this file from now on, as a page opened earlier does. */
    alsoRequest: (path: string) => void files.push(path),
    async stop(): Promise<Outcomes> {
      stopping.abort()
      await all
      return outcomes
    },
  }
}
