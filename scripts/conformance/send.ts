import { isUtf8 } from 'node:buffer'
import { Agent, fetch, getSetCookies, type RequestInit, type Response } from 'undici'
import { readCookie } from '#lib/cookies.ts'
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
  /** Whether the bytes are no UTF-8, which JSON is written in (RFC 8259, section 8.1). */
  isMisencoded: boolean
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
  const cookie = [...(cookies?.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = readCookie('XSRF-TOKEN', cookie)
  const isWanted = operation.parameters.some(({ name }) => name === XSRF_HEADER)
  return token !== undefined && isWanted ? { cookie, [XSRF_HEADER]: token } : {}
}

async function readBody(
  response: Response,
  timeoutMs: number,
): Promise<Pick<Answered, 'body' | 'broken' | 'isMisencoded'>> {
  const parts: Uint8Array[] = []
  let size = 0
  const whole = () => {
    const bytes = Buffer.concat(parts)
    return { body: new TextDecoder().decode(bytes), isMisencoded: !isUtf8(bytes) }
  }
  try {
    for await (const part of response.body ?? []) {
      parts.push(part as Uint8Array)
      size += (part as Uint8Array).byteLength
      if (size > MOST_BYTES) return { ...whole(), broken: TOO_LONG }
    }
    return whole()
  } catch (error) {
    const { kind } = silenceOf(error as Error, timeoutMs)
    const words =
      kind === 'timeout' ? `is not complete after ${timeoutMs / 1000} s` : 'breaks off, or is not encoded as it says'
    return { ...whole(), broken: { what: words, isTooLong: false } }
  }
}
