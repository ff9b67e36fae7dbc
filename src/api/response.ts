/** Statuses without a body, with which `Response` throws (Fetch, section 2.2.3). */
const WITHOUT_BODY = new Set([204, 205, 304])

/** Creates a response that was not received by `fetch`. */
export function responseOf(body: BodyInit, how: ResponseInit & { status: number }): Response {
  return new Response(WITHOUT_BODY.has(how.status) ? null : body, how)
}
