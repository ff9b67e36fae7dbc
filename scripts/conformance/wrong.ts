import { breachesOf } from '#mocks/contracts/validate.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { bodySchema, keyIn, withKey, withValues, type Plan } from './plan.ts'

/** A request that is wrong in one way. */
export interface Wrong {
  /** What is wrong, the same for all operations. */
  kind: string
  /** What is wrong, with its name in this operation. */
  name: string
  plan: Plan
  /**
   * `refuse` it with 400 or 422, `unknown` for any response that refuses, `foreign` likewise for the key of another item,
   * `not found` for any refusal at all.
   */
  wanted: 'refuse' | 'unknown' | 'foreign' | 'not found'
}

/** Named so that whoever reads the service's log knows where it comes from. */
const STRANGE = 'conformance-test'

/** What a link says of its item besides the key, and the service compares with it. */
const ITEM_NAMES: Record<string, string> = { domain: `${STRANGE}.example`, claims_id: STRANGE }

/**
 * The wrong requests of each kind that the operation has room for, made from a right one: one for each name that can be
 * missing.
 * @param operations All of them, since what one does not take another may on the same path
 */
export function wrongPlans(plan: Plan, operations: Operation[]): Wrong[] {
  const makers = [missingParameter, missingBody, missingProperty, extraProperty, unknownKey, foreignKey]
  const wrongs = makers.flatMap((make) => make(plan) ?? [])
  const hasOther = operations.some(({ path, method }) => path === plan.operation.path && method === 'GET')
  return hasOther || plan.operation.safe ? wrongs : [...wrongs, wrongMethod(plan)]
}

function missingParameter(plan: Plan): Wrong[] {
  return plan.operation.parameters
    .filter(({ required, in: place }) => required && place !== 'path')
    .flatMap(({ name, in: place }) => {
      const { [name]: _, ...rest } = plan[place]
      return refused('parameter missing', `${place} ${name} missing`, { ...plan, [place]: rest })
    })
}

function missingBody(plan: Plan): Wrong[] {
  const isRequired = plan.operation.document.requestBody?.required === true
  return isRequired ? refused('body missing', 'body missing', { ...plan, body: undefined }) : []
}

function missingProperty(plan: Plan): Wrong[] {
  const fields = fieldsOf(plan)
  const required = (bodySchema(plan)?.required ?? []) as string[]
  if (!fields) return []
  return required.flatMap((name) => {
    const { [name]: _, ...rest } = fields
    return refused('property missing', `body /${name} missing`, withFields(plan, rest))
  })
}

function extraProperty(plan: Plan): Wrong[] {
  const fields = fieldsOf(plan)
  if (!fields) return []
  return refused('extra property', 'extra property in the body', withFields(plan, { ...fields, [STRANGE]: '1' }))
}

function unknownKey(plan: Plan): Wrong | undefined {
  if (keyIn(plan) === undefined) return undefined
  const kind = 'unknown key'
  const unknown = withKey(plan, `${STRANGE}-unknown`)
  const schema = bodySchema(unknown)
  // Where keys are a list in the contract, another one is of a wrong form.
  if (schema && breachesOf(schema, fieldsOf(unknown)).length > breachesOf(schema, fieldsOf(plan)).length)
    return undefined
  return { kind, name: kind, plan: unknown, wanted: 'unknown' }
}

/** A key opens its own item alone, whatever else the link says. */
function foreignKey(plan: Plan): Wrong[] {
  if (keyIn(plan) === undefined) return []
  const given = { ...plan.query, ...fieldsOf(plan) }
  return Object.entries(ITEM_NAMES).flatMap(([name, other]): Wrong[] => {
    if (!(name in given)) return []
    const kind = `key with another ${name.replace('_', ' ')}`
    return [{ kind, name: kind, plan: withValues(plan, { [name]: other }), wanted: 'foreign' }]
  })
}

/** A link must not decide anything by being opened. */
function wrongMethod(plan: Plan): Wrong {
  const query = { ...plan.query, ...fieldsOf(plan) }
  const kind = 'GET instead of POST'
  return { kind, name: kind, plan: { ...plan, method: 'GET', query, body: undefined }, wanted: 'not found' }
}

function refused(kind: string, name: string, plan: Plan): Wrong[] {
  return [{ kind, name, plan, wanted: 'refuse' }]
}

function fieldsOf({ body }: Plan): Record<string, unknown> | undefined {
  return typeof body?.value === 'object' && body.value !== null ? (body.value as Record<string, unknown>) : undefined
}

function withFields(plan: Plan, value: Record<string, unknown>): Plan {
  return plan.body ? { ...plan, body: { ...plan.body, value } } : plan
}
