import type { IncomingMessage, ServerResponse } from 'node:http'
import { ALTERATIONS, type Original } from './altered-answers.ts'
import { passedOn, write } from './support.ts'

/** Passes a request on to a right service, and its answer back, altered where the table of alterations says so. */
export async function answerWrongly(
  origin: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { url: path = '/' } = incoming
  let sent = ''
  const right = await passedOn(origin, incoming, (part) => {
    if (part !== path) sent = part
    return part
  })
  const alteration = ALTERATIONS.find(({ isAsked }) => isAsked(path, sent))
  if (!alteration) return write(outgoing, right)
  const original: Original = { ...right, body: JSON.parse(right.body.toString()) as unknown }
  const altered = alteration.alter(original)
  if (altered === 'cut') return void outgoing.destroy()
  const { status, headers, body } = { ...original, ...altered }
  // The sandbox's report of a wrong request belongs to its own answer only.
  const { 'x-contract-violation': _, ...own } = headers
  write(outgoing, {
    status,
    headers: own,
    body: Buffer.from(typeof body === 'string' ? body : (JSON.stringify(body) ?? '')),
  })
}
