import type { ParameterDocument, Schema } from '#mocks/contracts/contract-document.ts'
import { breachesOf } from '#mocks/contracts/validate.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { bodySchema, keyIn, withKey, type Plan } from './plan.ts'

/** A request that is wrong in one way. */
export interface Wrong {
  /** What is wrong, the same for all operations. */
  kind: string
  /** What is wrong, with its name in this operation. */
  name: string
  plan: Plan
  /**
   * `refuse` it with 400 or 422, `unknown` for any answer that says no, `not found` for any refusal at all, `ignore` when
   * taking it is as good.
   */
  wanted: 'refuse' | 'unknown' | 'not found' | 'ignore'
}

/** Named so that whoever reads the service's log knows where it comes from. */
const STRANGE = 'conformance-test'

/**
 * One wrong request of each kind that the operation has room for, made from a right one.
 * @param operations All of them, since what one does not take another may on the same path
 */
export function wrongPlans(plan: Plan, operations: Operation[]): Wrong[] {
  const makers = [missingParameter, extraParameter, wrongParameter, missingBody, unreadableBody]
  const bodyMakers = [missingProperty, extraProperty, wrongProperty]
  const hasOther = operations.some(({ path, method }) => path === plan.operation.path && method === 'GET')
  const wrongs = [...makers, ...bodyMakers, unknownKey].flatMap((make) => make(plan) ?? [])
  return hasOther || plan.operation.safe ? wrongs : [...wrongs, wrongMethod(plan)]
}

function missingParameter(plan: Plan): Wrong | undefined {
  const parameter = plan.operation.parameters.find(({ required, in: place }) => required && place !== 'path')
  if (!parameter) return undefined
  const { [parameter.name]: _, ...rest } = plan[parameter.in]
  return refused('parameter missing', `${parameter.in} ${parameter.name} missing`, { ...plan, [parameter.in]: rest })
}

function extraParameter(plan: Plan): Wrong {
  const query = { ...plan.query, [STRANGE]: '1' }
  const kind = 'extra query parameter'
  return { kind, name: kind, plan: { ...plan, query }, wanted: 'ignore' }
}

function wrongParameter(plan: Plan): Wrong | undefined {
  for (const parameter of plan.operation.parameters) {
    const value = parameter.in === 'path' ? undefined : misfitOf(parameter)
    if (value === undefined) continue
    const values = { ...plan[parameter.in], [parameter.name]: value }
    return refused('parameter of a wrong form', `${parameter.in} ${parameter.name} of a wrong form`, {
      ...plan,
      [parameter.in]: values,
    })
  }
  return undefined
}

function misfitOf({ in: place, schema }: ParameterDocument): string | undefined {
  const isNumber = [schema.type].flat().some((type) => type === 'integer' || type === 'number')
  // An empty header is often dropped on the way.
  const candidates = place === 'header' ? [STRANGE] : [STRANGE, '-1', '']
  return candidates.find((text) => breachesOf(schema, isNumber && /\d/.test(text) ? Number(text) : text).length > 0)
}

function missingBody(plan: Plan): Wrong | undefined {
  return plan.operation.document.requestBody?.required
    ? refused('body missing', 'body missing', { ...plan, body: undefined })
    : undefined
}

function unreadableBody(plan: Plan): Wrong | undefined {
  if (plan.body?.type !== 'application/json') return undefined
  return refused('body that is no JSON', 'body that is no JSON', { ...plan, body: { ...plan.body, value: '{"' } })
}

function missingProperty(plan: Plan): Wrong | undefined {
  const name = (bodySchema(plan)?.required as string[] | undefined)?.[0]
  const fields = fieldsOf(plan)
  if (!name || !fields) return undefined
  const { [name]: _, ...rest } = fields
  return refused('property missing', `body /${name} missing`, withFields(plan, rest))
}

function extraProperty(plan: Plan): Wrong | undefined {
  const fields = fieldsOf(plan)
  return (
    fields && refused('extra property', 'extra property in the body', withFields(plan, { ...fields, [STRANGE]: '1' }))
  )
}

function wrongProperty(plan: Plan): Wrong | undefined {
  const schema = bodySchema(plan)
  const fields = fieldsOf(plan)
  if (!schema || !fields) return undefined
  const candidates: unknown[] = plan.body?.type === 'application/json' ? [{}, 7] : [STRANGE, '']
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
    const value = candidates.find((candidate) => breachesOf(property, candidate).length > 0)
    if (name in fields && value !== undefined) {
      return refused(
        'property of a wrong form',
        `body /${name} of a wrong form`,
        withFields(plan, { ...fields, [name]: value }),
      )
    }
  }
  return undefined
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

/** A link must not decide anything by being opened. */
function wrongMethod(plan: Plan): Wrong {
  const query = { ...plan.query, ...fieldsOf(plan) }
  const kind = 'GET instead of POST'
  return { kind, name: kind, plan: { ...plan, method: 'GET', query, body: undefined }, wanted: 'not found' }
}

function refused(kind: string, name: string, plan: Plan): Wrong {
  return { kind, name, plan, wanted: 'refuse' }
}

function fieldsOf({ body }: Plan): Record<string, unknown> | undefined {
  return typeof body?.value === 'object' && body.value !== null ? (body.value as Record<string, unknown>) : undefined
}

function withFields(plan: Plan, value: Record<string, unknown>): Plan {
  return plan.body ? { ...plan, body: { ...plan.body, value } } : plan
}
