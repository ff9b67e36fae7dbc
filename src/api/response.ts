/** Statuses for which `Response` throws if it gets a body (Fetch, section 2.2.3). */
const WITHOUT_BODY = new Set([204, 205, 304])

/** Creates a response that was not received by `fetch`. */
export function responseOf(body: BodyInit, init: ResponseInit & { status: number }): Response {
  return new Response(WITHOUT_BODY.has(init.status) ? null : body, init)
}
