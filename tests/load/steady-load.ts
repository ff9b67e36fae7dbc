import { loadContracts } from '#mocks/contracts/operations.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { readOf } from './questions.ts'
import { assetsIn, count, type Answers } from './reads.ts'

const AT_ONCE = 3
const FORM = 'application/x-www-form-urlencoded'

/**
 * Opens documents, fetches the files that they name, reads items and decides, until it is stopped, over a connection for
 * each request: one that a gateway closes between two requests is no failure of an answer.
 */
export async function startSteadyLoad(origin: string) {
  const contracts = await loadContracts()
  const answers: Answers = { requests: 0, failed: {} }
  const files: string[] = []
  const over = new AbortController()
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    answers.requests += 1
    const headers = { connection: 'close', ...init.headers }
    try {
      const response = await fetch(origin + path, { ...init, headers })
      const text = await response.text()
      if (!response.ok) count(answers.failed, `${response.status} ${init.method ?? 'GET'}`)
      return response.ok ? text : ''
    } catch (error) {
      const { code = String(error) } = (error as { cause?: NodeJS.ErrnoException }).cause ?? {}
      count(answers.failed, `${code} ${init.method ?? 'GET'}`)
      return ''
    }
  }
  const visit = async (turn: number) => {
    const row = DECISION_PAGES[turn % DECISION_PAGES.length]
    if (!row) return
    const key = freshKey(row.prefix + row.open)
    const document = await ask(row.link(key))
    for (const path of [...assetsIn(document), ...files]) await ask(path)
    await ask(readOf(row, key))
    const { fields, operation } = row.answers[row.answers.length - 1] ?? row.answers[0]
    const body = new URLSearchParams({ ...row.item(key), ...fields }).toString()
    await ask(contracts.operation(operation).path, { method: 'POST', headers: { 'content-type': FORM }, body })
  }
  const visitor = async (first: number) => {
    for (let turn = first; !over.signal.aborted; turn += AT_ONCE) await visit(turn)
  }
  const all = Promise.all(Array.from({ length: AT_ONCE }, (_, index) => visitor(index)))
  return {
    /** Asks for this file as well from now on, as a page that was opened before does. */
    keepAskingFor: (path: string) => void files.push(path),
    async stop(): Promise<Answers> {
      over.abort()
      await all
      return answers
    },
  }
}
