import { describeViolations } from '#mocks/contracts/validate.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { bodySchema, keyIn, withKey, withValues, type Plan } from './plan.ts'

/** A request that is invalid in one way. */
export interface InvalidRequest {
  /** What makes it invalid: `body /key missing`. */
  name: string
  plan: Plan
  /**
   * What is invalid. Expected status: 400 or 422 for `input`; 400, 403, 404, 410 or 422 for `unknown-key`, if declared
   * in the contract; the same, or 409, for `mismatched-key`; 501 or any 4xx except 409 for `method`.
   */
  defect: 'input' | 'unknown-key' | 'mismatched-key' | 'method'
}

/** Identifies the invalid requests in the service's log. */
const MARKER = 'conformance-test'

/** Link parameters, other than the key, that the service must compare with the item; these values match no item. */
const MISMATCHED_VALUES: Record<string, string> = { domain: `${MARKER}.example`, claims_id: MARKER }

/**
 * Returns invalid variants of a valid request. Each lacks one required parameter or field, or has another defect.
 * @param operations All operations: another operation may accept GET on the same path
 */
export function invalidRequests(plan: Plan, operations: Operation[]): InvalidRequest[] {
  const { operation, body } = plan
  const fields = fieldsOf(plan)
  const required = fields ? ((bodySchema(plan)?.required ?? []) as string[]) : []
  const withFields = (value: object): Plan => ({ ...plan, body: body && { ...body, value } })
  const missingParameters = operation.parameters
    .filter((parameter) => parameter.required && parameter.in !== 'path')
    .map(({ name, in: place }) => invalid(`${place} ${name} missing`, { ...plan, [place]: without(plan[place], name) }))
  const hasGet = operations.some(({ path, method }) => path === operation.path && method === 'GET')
  return [
    ...missingParameters,
    ...(operation.document.requestBody?.required ? [invalid('body missing', { ...plan, body: undefined })] : []),
    ...required.map((name) => invalid(`body /${name} missing`, withFields(without(fields ?? {}, name)))),
    ...(fields ? [invalid('extra property in the body', withFields({ ...fields, [MARKER]: '1' }))] : []),
    ...invalidKeyRequests(plan),
    ...(hasGet || operation.safe ? [] : [invalidMethodRequest(plan)]),
  ]
}

function invalidKeyRequests(plan: Plan): InvalidRequest[] {
  if (keyIn(plan) === undefined) return []
  const unknown = withKey(plan, `${MARKER}-unknown`)
  const schema = bodySchema(unknown)
  // If the contract enumerates the keys, an unknown key violates the contract, so none is sent.
  const isEnumerated =
    schema && describeViolations(schema, fieldsOf(unknown)).length > describeViolations(schema, fieldsOf(plan)).length
  // The service must reject a key whose item does not match the other parameters.
  const mismatchedNames = Object.keys(MISMATCHED_VALUES).filter((name) => name in { ...plan.query, ...fieldsOf(plan) })
  return [
    ...(isEnumerated ? [] : [{ name: 'unknown key', plan: unknown, defect: 'unknown-key' as const }]),
    ...mismatchedNames.map((name) => ({
      name: `key with another ${name.replace('_', ' ')}`,
      plan: withValues(plan, { [name]: MISMATCHED_VALUES[name] }),
      defect: 'mismatched-key' as const,
    })),
  ]
}

/** GET requests, which link scanners and previews send, must never decide anything. */
function invalidMethodRequest(plan: Plan): InvalidRequest {
  const query = { ...plan.query, ...fieldsOf(plan) }
  return { name: 'GET instead of POST', plan: { ...plan, method: 'GET', query, body: undefined }, defect: 'method' }
}

function invalid(name: string, plan: Plan): InvalidRequest {
  return { name, plan, defect: 'input' }
}

function fieldsOf({ body }: Plan): Record<string, unknown> | undefined {
  return typeof body?.value === 'object' && body.value !== null ? (body.value as Record<string, unknown>) : undefined
}

function without(fields: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name))
}
