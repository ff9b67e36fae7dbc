/** Statuses of answers that have no body: `Response` throws when it is given one with them (Fetch, section 2.2.3). */
const WITHOUT_BODY = new Set([204, 205, 304])

/** Builds the answer that a transport has received by other means than `fetch`. */
export function responseOf(body: BodyInit, how: ResponseInit & { status: number }): Response {
  return new Response(WITHOUT_BODY.has(how.status) ? null : body, how)
}
