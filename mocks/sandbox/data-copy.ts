import { createHash } from 'node:crypto'
import type { operations } from '#api/generated/data-copy.d.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { stateOf } from '#mocks/contracts/key-of.ts'
import { scenarioOf } from '#mocks/scenarios.ts'
import type { AnswerOf, Handlers } from './handlers.ts'
import { namedAnswers } from './named-answers.ts'
import { inflated, reportFor } from './reports.ts'
import { createStore } from './store.ts'
import type { World } from './world.ts'

type ReadAnswer = AnswerOf<operations['getReportRequest']>

interface Order {
  address: string
  at: string
}

/** How long a report takes to become ready. With the backends it is days. */
const READY_AFTER_MS = 3000

/** Addresses without data: a request for one gets the usual response, and no report follows. */
const UNKNOWN = /@unknown\.example$/i

/** Reports by access key. Soon after one was asked for it is ready, under a token that opens it as often as wanted. */
export function dataCopy(world: World): Handlers<operations> {
  const requests = createStore<ReadAnswer>(world, 'getReportRequest', withOwnToken)
  const orders = world.tables.open<Order[]>('report-orders')
  const answer = namedAnswers<operations>(world)
  const downloads = new Set(examplesOf(world.contracts.operation('downloadReport')).map(({ name }) => name))

  function readyOrder(token: string): Order | undefined {
    const latest = world.now().getTime() - READY_AFTER_MS
    return orders.get(token)?.findLast(({ address, at }) => Date.parse(at) <= latest && !UNKNOWN.test(address))
  }

  return {
    getReportRequest({ path: { access_key: key } }) {
      const current = requests.read(key)
      const token = tokenOf(key)
      if (current.status !== 200 || !readyOrder(token)) return current
      return { status: 200, body: { download_link: linkOf(token), download_token: token } }
    },

    requestReport({ body: { access_key: key, email_address: address } }) {
      const current = requests.read(key)
      if (current.status !== 200) return current
      const refusal = requests.refusal(key) ?? (isAddress(address) ? undefined : 'unprocessable')
      if (refusal) return answer('requestReport', refusal)
      const token = tokenOf(key)
      // A report that is ready stays until the next one is.
      orders.set(token, [...(orders.get(token) ?? []), { address, at: world.now().toISOString() }])
      return answer('requestReport', 'taken')
    },

    downloadReport({ path: { download_token: token } }) {
      const order = readyOrder(token)
      if (order) return { status: 200, ...reportFor(order.address, order.at) }
      const { refusal = '', example = '' } = scenarioOf('data-copy', token) ?? {}
      const name = [refusal, stateOf(token), example].find((each) => downloads.has(each)) ?? 'not-found'
      const file = answer('downloadReport', name)
      if (file.status !== 200 || name !== 'ready-huge') return file
      const { body, headers } = inflated(file.body)
      return { status: 200, body, headers: { ...file.headers, ...headers } }
    },
  }
}

/** The tokens of the contract's examples are keys of scenarios; a copy of a scenario gets its own token. */
function withOwnToken(answer: ReadAnswer, key: string): ReadAnswer {
  if (answer.status !== 200 || !answer.body.download_token) return answer
  const { download_link: link } = answer.body
  return { status: 200, body: { ...answer.body, ...(link && { download_link: linkOf(key) }), download_token: key } }
}

function linkOf(token: string): string {
  return `https://approve.nordlicht.example/consent/api/no-auth/hermes/report/download/${token}`
}

/** Derives the token from the key, one way. */
function tokenOf(key: string): string {
  return createHash('sha256').update(`report ${key}`).digest('base64url').slice(0, 24)
}

function isAddress(address: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(address)
}
