import { Agent, fetch, getSetCookies, type RequestInit, type Response } from 'undici'
import { silenceOf, type Silence } from './silence.ts'
import { writeRequest } from './write-request.ts'
import { XSRF_HEADER, type Plan } from './plan.ts'

/** The answer with its raw body, or why there is none. */
export type Reply = Answered | { silence: Silence }

export interface Answered {
  status: number
  headers: Headers
  /** As text; only as far as it could be read. */
  body: string
  /** Why the body is not whole. */
  broken?: { what: string; isTooLong: boolean }
}

export interface Service {
  /** Where the services of an API are, without a slash at the end. */
  originOf: (contract: string) => string
  /** Value of the `Authorization` header, if the services want one. */
  authorization: string | undefined
  /** Headers of every request, over those of the contract. */
  headers?: ReadonlyArray<readonly [name: string, value: string]>
  timeoutMs: number
  /** Cookies that came, by origin, where they are to be sent back as a browser would. */
  cookies?: Map<string, Map<string, string>>
}

/** More than any page can show; a report to download may be larger, and is not judged by its content. */
const MOST_BYTES = 32 * 1024 * 1024

const TOO_LONG = { what: `is larger than ${MOST_BYTES / 1024 / 1024} MiB`, isTooLong: true }

// A connection for each request: one that the service closes while it is idle would look like a lost answer.
const dispatcher = new Agent({ pipelining: 0 })

/** Sends a planned request. Redirects are answers like any other: no contract has one. */
export async function send(plan: Plan, service: Service): Promise<Reply> {
  const { authorization, timeoutMs } = service
  const origin = service.originOf(plan.operation.contract)
  const { method, url, headers: own, body } = writeRequest(plan, origin)
  const headers = new Headers({ ...own, ...cookieHeaders(plan, service, origin), accept: 'application/json' })
  if (authorization) headers.set('authorization', authorization)
  for (const [name, value] of service.headers ?? []) headers.set(name, value)
  const signal = AbortSignal.timeout(timeoutMs)
  const init = { method, headers: [...headers], redirect: 'manual' as const, signal, dispatcher }
  try {
    const response = await fetch(url, { ...init, ...(body !== undefined && { body: body as RequestInit['body'] }) })
    for (const { name, value } of getSetCookies(response.headers)) {
      const known = service.cookies?.get(origin) ?? new Map<string, string>()
      service.cookies?.set(origin, known.set(name, value))
    }
    const answered = { status: response.status, headers: new Headers([...response.headers]) }
    return { ...answered, ...(await readBody(response, timeoutMs)) }
  } catch (error) {
    return { silence: silenceOf(error as Error, timeoutMs) }
  }
}

/** A token is worth something together with the session that it came with. */
function cookieHeaders({ operation }: Plan, { cookies }: Service, origin: string): Record<string, string> {
  const known = cookies?.get(origin)
  const token = known?.get('XSRF-TOKEN')
  const isWanted = operation.parameters.some(({ name }) => name === XSRF_HEADER)
  if (!known || token === undefined || !isWanted) return {}
  return { cookie: [...known].map(([name, value]) => `${name}=${value}`).join('; '), [XSRF_HEADER]: token }
}

async function readBody(response: Response, timeoutMs: number): Promise<Pick<Answered, 'body' | 'broken'>> {
  const parts: Uint8Array[] = []
  let size = 0
  const whole = () => new TextDecoder().decode(Buffer.concat(parts))
  try {
    for await (const part of response.body ?? []) {
      parts.push(part as Uint8Array)
      size += (part as Uint8Array).byteLength
      if (size > MOST_BYTES) return { body: whole(), broken: TOO_LONG }
    }
    return { body: whole() }
  } catch (error) {
    const { kind } = silenceOf(error as Error, timeoutMs)
    const words =
      kind === 'timeout' ? `is not complete after ${timeoutMs / 1000} s` : 'breaks off, or is not encoded as it says'
    return { body: whole(), broken: { what: words, isTooLong: false } }
  }
}
