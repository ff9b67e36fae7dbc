import { violationsOf } from '#mocks/contracts/validate.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { bodySchema, keyIn, withKey, withValues, type Plan } from './plan.ts'

/** A request that is invalid in one way. */
export interface Wrong {
  /** What is wrong, with its name in this operation. */
  name: string
  plan: Plan
  /**
   * `refuse` it with 400 or 422, `unknown` for any response that refuses, `foreign` likewise for the key of another item,
   * `not found` for any refusal at all.
   */
  wanted: 'refuse' | 'unknown' | 'foreign' | 'not found'
}

/** Names its source in the service's log. */
const STRANGE = 'conformance-test'

/** The parameters of a link besides its key, which the service compares with the item. */
const ITEM_NAMES: Record<string, string> = { domain: `${STRANGE}.example`, claims_id: STRANGE }

/**
 * Returns the invalid variants of a valid request that apply to the operation; one for each name that can be missing.
 * @param operations All operations: another one may accept the method on the same path
 */
export function wrongPlans(plan: Plan, operations: Operation[]): Wrong[] {
  const { operation, body } = plan
  const fields = fieldsOf(plan)
  const required = fields ? ((bodySchema(plan)?.required ?? []) as string[]) : []
  const withFields = (value: object): Plan => ({ ...plan, body: body && { ...body, value } })
  const missing = operation.parameters
    .filter((parameter) => parameter.required && parameter.in !== 'path')
    .map(({ name, in: place }) => refused(`${place} ${name} missing`, { ...plan, [place]: without(plan[place], name) }))
  const hasGet = operations.some(({ path, method }) => path === operation.path && method === 'GET')
  return [
    ...missing,
    ...(operation.document.requestBody?.required ? [refused('body missing', { ...plan, body: undefined })] : []),
    ...required.map((name) => refused(`body /${name} missing`, withFields(without(fields ?? {}, name)))),
    ...(fields ? [refused('extra property in the body', withFields({ ...fields, [STRANGE]: '1' }))] : []),
    ...wrongKeys(plan),
    ...(hasGet || operation.safe ? [] : [wrongMethod(plan)]),
  ]
}

function wrongKeys(plan: Plan): Wrong[] {
  if (keyIn(plan) === undefined) return []
  const unknown = withKey(plan, `${STRANGE}-unknown`)
  const schema = bodySchema(unknown)
  // An unknown key is malformed if the contract enumerates the keys.
  const isListed =
    schema && violationsOf(schema, fieldsOf(unknown)).length > violationsOf(schema, fieldsOf(plan)).length
  // A key opens only its own item, regardless of the other parameters.
  const foreign = Object.keys(ITEM_NAMES).filter((name) => name in { ...plan.query, ...fieldsOf(plan) })
  return [
    ...(isListed ? [] : [{ name: 'unknown key', plan: unknown, wanted: 'unknown' as const }]),
    ...foreign.map((name) => ({
      name: `key with another ${name.replace('_', ' ')}`,
      plan: withValues(plan, { [name]: ITEM_NAMES[name] }),
      wanted: 'foreign' as const,
    })),
  ]
}

/** A link must not decide anything by being opened. */
function wrongMethod(plan: Plan): Wrong {
  const query = { ...plan.query, ...fieldsOf(plan) }
  return { name: 'GET instead of POST', plan: { ...plan, method: 'GET', query, body: undefined }, wanted: 'not found' }
}

function refused(name: string, plan: Plan): Wrong {
  return { name, plan, wanted: 'refuse' }
}

function fieldsOf({ body }: Plan): Record<string, unknown> | undefined {
  return typeof body?.value === 'object' && body.value !== null ? (body.value as Record<string, unknown>) : undefined
}

function without(fields: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name))
}
