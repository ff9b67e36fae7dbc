import type { ResponseDocument } from '#mocks/contracts/contract-document.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import type { Deviation, Expected, Severity } from './deviation.ts'
import { bodyDeviations, isWebPage } from './judge-body.ts'
import { headerDeviations } from './judge-headers.ts'
import { objectIn } from './object-in.ts'
import type { Answered, Reply } from './send.ts'

/** Everything in a reply that is not as expected. */
export function deviationsOf(operation: Operation, expected: Expected, reply: Reply): Deviation[] {
  if ('silence' in reply) {
    const { kind, words } = reply.silence
    return [{ field: 'answer', rule: kind, what: `is missing: ${words}`, severity: 'pages' }]
  }
  const { status, headers } = reply
  if (expected.loud && status === 500 && headers.has('x-contract-violation')) return []
  if (!isExpected(operation, expected, status)) return [statusDeviation(expected, reply)]
  // What comes with a failure of the service, or of a gateway in front of it, is nobody's promise.
  if (status >= 500 || expected.anyBody) return []

  const response = operation.document.responses[status]
  if (!response || response['x-open-body']) {
    if (status >= 300) return []
    if (isWebPage(reply)) return [{ field: 'body', rule: 'web page', what: 'is a web page', severity: 'pages' }]
    return refusalInBody(reply)
  }
  return [...headerDeviations(response, headers), ...bodyDeviations(operation, expected, reply)]
}

/** Of a decision every success is one: its body says nothing. */
function isExpected({ document }: Operation, { statuses }: Expected, status: number): boolean {
  const isOpen = (response: ResponseDocument | undefined) => response?.['x-open-body'] === true
  const takesAnySuccess = statuses.some((one) => one < 300 && isOpen(document.responses[one]))
  return statuses.includes(status) || (takesAnySuccess && status >= 200 && status < 300)
}

function statusDeviation(expected: Expected, reply: Answered): Deviation {
  const { status } = reply
  const wanted = expected.statusWords ?? wantedOf(expected)
  const { wrong } = expected
  const severity = severityOf(expected, reply)
  if (wrong !== undefined && isAboutKeys(wrong)) {
    const what = `${status} to ${wrong === 'unknown key' ? 'an' : 'a'} ${wrong} instead of ${wanted}`
    return { field: 'status', rule: `${wrong} ${status}`, what, severity }
  }
  if (wrong !== undefined) {
    // Accepted, or rejected for having been accepted before.
    const isTaken = wrong === 'GET instead of POST' && (status < 300 || status === 409)
    const what = `${status} to a wrong request (${wrong}) instead of ${wanted}`
    return { field: 'status', rule: isTaken ? 'GET decides' : `wrong ${status}`, what, severity }
  }
  if (status < 300 && expected.statuses.every((one) => one >= 400))
    return { field: 'status', rule: `${status} for a refusal`, what: `${status} instead of ${wanted}`, severity }
  const where = status >= 300 && status < 400 ? redirection(reply) : ''
  return { field: 'status', rule: `${status} for ${wanted}`, what: `${status}${where} instead of ${wanted}`, severity }
}

function wantedOf({ statuses }: Expected): string {
  return statuses.length > 0 ? statuses.join(' or ') : 'an answer that the contract declares'
}

/** Where a redirection leads, without the path, which may hold the key. */
function redirection({ headers }: Answered): string {
  const location = headers.get('location') ?? ''
  return URL.canParse(location) ? ` (to ${new URL(location).origin})` : ''
}

/**
 * A page is broken by any other outcome than the right one: it shows an item, a refusal or a failure. Wrong requests are
 * none of the pages', but that anybody may come with any key.
 */
function severityOf({ statuses, wrong }: Expected, reply: Answered): Severity {
  const classOf = (status: number) => Math.floor(status / 100)
  const hasOutcome = statuses.some((status) => classOf(status) === classOf(reply.status))
  // Without a body there is no item to show.
  const isNothing = reply.status < 300 && reply.body === '' && wrong === undefined
  if ((hasOutcome && !isNothing) || isRefusalInWords(reply)) return 'contract'
  return wrong === undefined || (isAboutKeys(wrong) && reply.status < 300) ? 'pages' : 'contract'
}

/** Whether what is wrong about a request is its key, by which anybody could come to an item. */
function isAboutKeys(wrong: string): boolean {
  return /^(unknown key|key with )/.test(wrong)
}

/** The pages take a decision for refused when its body has the status of a refusal. */
function refusalInBody({ body }: Answered): Deviation[] {
  const given = objectIn(body)?.['response_code']
  const code = typeof given === 'number' || typeof given === 'string' ? Number(given) : 0
  if (!(code >= 400 && code <= 599)) return []
  const what = `is ${code}, a refusal, in an answer that takes the decision`
  return [{ field: 'body /response_code', rule: 'refusal', what, severity: 'pages' }]
}

/** Legacy services refuse with 200 and a text, which the pages take for a refusal. */
function isRefusalInWords({ status, body }: Answered): boolean {
  const names = status < 300 ? Object.keys(objectIn(body) ?? {}) : []
  return names.includes('response_text') && names.every((name) => /^response_(text|code)$/.test(name))
}
