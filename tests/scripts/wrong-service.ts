import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { ALTERATIONS, type Original } from './altered-answers.ts'

/** Passes a request on to a right service, and its answer back, altered where the table of alterations says so. */
export async function answerWrongly(
  origin: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', url: path = '/' } = incoming
  const sent = await text(incoming)
  const headers = { 'content-type': incoming.headers['content-type'] ?? '' }
  const response = await fetch(origin + path, { method, headers, ...(sent && { body: sent }) })
  const { 'content-length': _, ...rest } = Object.fromEntries(response.headers)
  const original: Original = { status: response.status, headers: rest, body: (await response.json()) as unknown }

  const alteration = ALTERATIONS.find(({ isAsked }) => isAsked(path, sent))
  const altered = alteration?.alter(original) ?? {}
  if (altered === 'cut') return void outgoing.destroy()
  const { status, headers: answered, body } = { ...original, ...altered }
  // The sandbox's report of a wrong request belongs to its own answer only.
  const own = Object.entries(answered).filter(([name]) => !(alteration && name === 'x-contract-violation'))
  outgoing.writeHead(status, Object.fromEntries(own)).end(typeof body === 'string' ? body : JSON.stringify(body))
}
