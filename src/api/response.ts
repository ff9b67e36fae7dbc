/** Statuses for which `Response` throws if it gets a body (Fetch, section 2.2.3). */
const NULL_BODY_STATUSES = new Set([204, 205, 304])

/** Creates a `Response`, without the body if the status forbids one. */
export function responseOf(body: BodyInit, init: ResponseInit & { status: number }): Response {
  return new Response(NULL_BODY_STATUSES.has(init.status) ? null : body, init)
}
