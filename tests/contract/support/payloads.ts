import type { Page } from './page.ts'
import type { AnyPayload, Several } from './payload-differences.ts'

type Part<Described, Place extends string> = Described extends { parameters: infer Parameters }
  ? Place extends keyof Parameters
    ? [Parameters[Place]] extends [undefined]
      ? undefined
      : Required<NonNullable<Parameters[Place]>>
    : undefined
  : undefined

type Content<Holder> = Holder extends { content: infer Types } ? Types[keyof Types] : null

/**
 * Of every operation the names it sends and every body, complete. The pages were written against these, so a property
 * that is renamed in a contract alone is noticed.
 */
export type Payloads<Operations> = {
  [Id in keyof Operations]: {
    header: Part<Operations[Id], 'header'>
    query: Part<Operations[Id], 'query'>
    body: Operations[Id] extends { requestBody: infer Body } ? Content<Body> : null
    answers: Operations[Id] extends { responses: infer Responses }
      ? { [Status in keyof Responses]: Content<Responses[Status]> | Several<Content<Responses[Status]>> }
      : never
  }
}

/** Makes the call of every operation. */
export type Calls<Operations> = Record<keyof Operations, (page: Page) => Promise<unknown>>

type Module = { payloads?: Record<string, AnyPayload>; calls?: Calls<Record<string, unknown>> }
const MODULES = import.meta.glob<Module>('../payloads/*.ts', { eager: true })

/** What the pages send and receive, by contract: each has a file in `tests/contract/payloads/`. */
export function payloadsOf(contract: string): Module {
  return MODULES[`../payloads/${contract}.ts`] ?? {}
}

/** The calls of all operations. */
export const CALLS: Record<string, (page: Page) => Promise<unknown>> = Object.assign(
  {},
  ...Object.values(MODULES).map(({ calls }) => calls),
)
