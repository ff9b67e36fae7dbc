import type { MediaType, ParameterDocument, Schema } from '#mocks/contracts/contract-document.ts'
import { keyOf, withKey as withOtherKey } from '#mocks/contracts/key-of.ts'
import type { Operation } from '#mocks/contracts/operations.ts'

type Values = Record<string, unknown>

/** The header that sends back the cookie `XSRF-TOKEN`. Source: specification section 7. */
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/** A request before it is serialized: every value under its name in the contract. */
export interface Plan {
  operation: Operation
  /** If it differs from the operation's. */
  method?: string
  path: Values
  query: Values
  header: Values
  /** A text is sent as it is, anything else is serialized by its type. */
  body: { type: string; value: unknown } | undefined
}

/** The requests of an operation's examples, by the name of the example. */
export function examplePlans(operation: Operation): Array<{ name: string; plan: Plan }> {
  const plan: Plan = {
    operation,
    path: exampleValues(operation, 'path'),
    query: exampleValues(operation, 'query'),
    header: exampleValues(operation, 'header'),
    body: undefined,
  }
  const bodies = Object.entries(operation.document.requestBody?.content ?? {}).flatMap(([type, media]) =>
    Object.entries(media.examples ?? {}).map(([name, { value }]) => ({
      name,
      plan: { ...plan, body: { type, value } },
    })),
  )
  if (bodies.length > 0) return bodies
  const required = { ...operation, parameters: operation.parameters.filter((parameter) => parameter.required) }
  const query = exampleValues(required, 'query')
  const isShorter = Object.keys(query).length < Object.keys(plan.query).length
  const short = { name: 'without optional parameters', plan: { ...plan, query } }
  return [{ name: 'example', plan }, ...(isShorter ? [short] : [])]
}

/** The key of the link in a plan, if any. */
export function keyIn({ path, query, body }: Plan): string | undefined {
  return keyOf({ path, query, body: body?.value })
}

/** The same plan with other values for some names. */
export function withValues(plan: Plan, values: Values): Plan {
  const replace = (own: Values) =>
    Object.fromEntries(Object.entries(own).map(([name, value]) => [name, name in values ? values[name] : value]))
  const { body } = plan
  const isObject = typeof body?.value === 'object' && body.value !== null
  return {
    ...plan,
    path: replace(plan.path),
    query: replace(plan.query),
    header: replace(plan.header),
    body: body && isObject ? { ...body, value: replace(body.value as Values) } : body,
  }
}

/** The same plan with another key. */
export function withKey(plan: Plan, key: string): Plan {
  const { path, query, body } = withOtherKey({ path: plan.path, query: plan.query, body: plan.body?.value }, key)
  return { ...plan, path, query, body: plan.body && { ...plan.body, value: body } }
}

/** Schema of a plan's body. */
export function bodySchema({ operation, body }: Plan): Schema | undefined {
  const content: Record<string, MediaType> = operation.document.requestBody?.content ?? {}
  return body && content[body.type]?.schema
}

/** Whether a request contains a parameter: the token belongs to a cookie of the service, and `x-ours` is optional. */
export function isStated({ name, 'x-ours': isExtension }: ParameterDocument): boolean {
  return name !== XSRF_HEADER && !isExtension
}

function exampleValues({ parameters }: Operation, place: ParameterDocument['in']): Values {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = isStated(parameter) ? exampleOfParameter(parameter) : undefined
      return parameter.in === place && value !== undefined ? [[parameter.name, value]] : []
    }),
  )
}

function exampleOfParameter({ example, examples = {}, schema }: ParameterDocument): unknown {
  return example ?? Object.values(examples)[0]?.value ?? (schema.examples as unknown[] | undefined)?.[0]
}
