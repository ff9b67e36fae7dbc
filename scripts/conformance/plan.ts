import type { MediaType, ParameterDocument, Schema } from '#mocks/contracts/contract-document.ts'
import { keyOf, withKey as replaceKey } from '#mocks/contracts/key-of.ts'
import type { Operation } from '#mocks/contracts/operations.ts'

type Values = Record<string, unknown>

/** The header that repeats the value of the cookie `XSRF-TOKEN`. Source: specification section 7. */
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/** A request before it is serialized, with values by their names in the contract. */
export interface Plan {
  operation: Operation
  /** The HTTP method, if it differs from the operation's. */
  method?: string
  path: Values
  query: Values
  header: Values
  /** A string is sent unchanged; any other value is serialized according to the type. */
  body: { type: string; value: unknown } | undefined
}

/** Returns the example requests of an operation, with their names. */
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
  const hasOptional = Object.keys(query).length < Object.keys(plan.query).length
  const requiredOnly = { name: 'without optional parameters', plan: { ...plan, query } }
  return [{ name: 'example', plan }, ...(hasOptional ? [requiredOnly] : [])]
}

/** Returns the key of the link in a plan, if any. */
export function keyIn({ path, query, body }: Plan): string | undefined {
  return keyOf({ path, query, body: body?.value })
}

/** Returns the plan with some values replaced, by name. */
export function withValues(plan: Plan, values: Values): Plan {
  const replace = (original: Values) =>
    Object.fromEntries(Object.entries(original).map(([name, value]) => [name, name in values ? values[name] : value]))
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

export function withKey(plan: Plan, key: string): Plan {
  const { path, query, body } = replaceKey({ path: plan.path, query: plan.query, body: plan.body?.value }, key)
  return { ...plan, path, query, body: plan.body && { ...plan.body, value: body } }
}

/** Returns the schema of a plan's body. */
export function bodySchema({ operation, body }: Plan): Schema | undefined {
  const content: Record<string, MediaType> = operation.document.requestBody?.content ?? {}
  return body && content[body.type]?.schema
}

/** Returns whether plans set a parameter: all but the XSRF token (from a cookie) and `x-not-in-spec` parameters. */
export function isPlanned({ name, 'x-not-in-spec': isExtension }: ParameterDocument): boolean {
  return name !== XSRF_HEADER && !isExtension
}

function exampleValues({ parameters }: Operation, place: ParameterDocument['in']): Values {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = isPlanned(parameter) ? exampleOfParameter(parameter) : undefined
      return parameter.in === place && value !== undefined ? [[parameter.name, value]] : []
    }),
  )
}

function exampleOfParameter({ example, examples = {}, schema }: ParameterDocument): unknown {
  return example ?? Object.values(examples)[0]?.value ?? (schema.examples as unknown[] | undefined)?.[0]
}
