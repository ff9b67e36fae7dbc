import { createHash } from 'node:crypto'
import type { operations } from '#api/generated/data-copy.d.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { stateOf } from '#mocks/contracts/key-of.ts'
import { scenarioOf } from '#mocks/scenarios.ts'
import type { ResponseOf, Handlers } from './handlers.ts'
import { exampleResponder } from './example-responder.ts'
import { enlarge, reportFor } from './reports.ts'
import { createStore } from './store.ts'
import type { World } from './world.ts'

type ReadResponse = ResponseOf<operations['getReportRequest']>

/** Email address and time of a request for a report. */
type Order = { address: string; at: string }

/** How long a report takes to become ready; real backends take days. */
const READY_AFTER_MS = 3000

/** Email addresses without data: requests for them get the usual response, but never a report. */
const WITHOUT_DATA = /@unknown\.example$/i

/** Provides reports by access key. A requested report is soon ready, and its token can be used any number of times. */
export function dataCopy(world: World): Handlers<operations> {
  const requests = createStore<ReadResponse>(world, 'getReportRequest', withKeyAsToken)
  const orders = world.tables.open<Order[]>('report-orders')
  const respond = exampleResponder<operations>(world)
  const exampleNames = new Set(examplesOf(world.contracts.operation('downloadReport')).map(({ name }) => name))

  function readyOrder(token: string): Order | undefined {
    const cutoff = world.now().getTime() - READY_AFTER_MS
    return orders.get(token)?.findLast(({ address, at }) => Date.parse(at) <= cutoff && !WITHOUT_DATA.test(address))
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
      const refusal = requests.refusal(key) ?? (isEmailAddress(address) ? undefined : 'unprocessable')
      if (refusal) return respond('requestReport', refusal)
      const token = tokenOf(key)
      // The previous report stays available until the next one is ready.
      orders.set(token, [...(orders.get(token) ?? []), { address, at: world.now().toISOString() }])
      return respond('requestReport', 'taken')
    },

    downloadReport({ path: { download_token: token } }) {
      const order = readyOrder(token)
      if (order) return { status: 200, ...reportFor(order.address, order.at) }
      const { refusal = '', example = '' } = scenarioOf('data-copy', token) ?? {}
      const name = [refusal, stateOf(token), example].find((each) => exampleNames.has(each)) ?? 'not-found'
      const file = respond('downloadReport', name)
      if (file.status !== 200 || name !== 'ready-huge') return file
      const { body, headers } = enlarge(file.body)
      return { status: 200, body, headers: { ...file.headers, ...headers } }
    },
  }
}

/** Replaces the token of an example with the key, so that the download selects the same scenario. */
function withKeyAsToken(response: ReadResponse, key: string): ReadResponse {
  if (response.status !== 200 || !response.body.download_token) return response
  const { download_link: link } = response.body
  return { status: 200, body: { ...response.body, ...(link && { download_link: linkOf(key) }), download_token: key } }
}

function linkOf(token: string): string {
  return `https://approve.nordlicht.example/consent/api/no-auth/hermes/report/download/${token}`
}

/** Derives a token that does not reveal the key. */
function tokenOf(key: string): string {
  return createHash('sha256').update(`report ${key}`).digest('base64url').slice(0, 24)
}

function isEmailAddress(address: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(address)
}
