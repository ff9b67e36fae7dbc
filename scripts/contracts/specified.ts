import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import type { Schema } from '#mocks/contracts/contract-document.ts'
import { contractsOf } from '#mocks/contracts/operations.ts'
import { alternatives, itemsOf } from '#mocks/contracts/schema-parts.ts'

const LIST = 'openapi/specification/response-fields.yaml'

/** Names of fields. An object contains nested fields by name; a list, the fields of an entity (a YAML alias). */
type FieldList = (string | FieldList | { [name: string]: FieldList })[]

interface Specification {
  responses: Record<string, FieldList>
  errors: FieldList
}

interface Field {
  path: string
  isExtension: boolean
  isRequired: boolean
}

/** Returns differences from the specification's response fields. Other fields must be optional and `x-not-in-spec`. */
export async function specificationProblems(root: string): Promise<string[]> {
  const { responses, errors } = parse(await readFile(join(root, LIST), 'utf8')) as Specification
  const folder = join(root, 'openapi')
  // The sandbox's control API is not in the specification.
  const names = contractNames(folder).filter((name) => name !== 'sandbox')
  const read = async (name: string) => [name, await bundleContract(name, { dereference: true, folder })] as const
  const { operations } = contractsOf(await Promise.all(names.map(read)))
  const unknown = Object.keys(responses).filter((id) => !operations.some((each) => each.id === id))
  return [
    ...unknown.map((id) => `${LIST}: no contract has an operation ${id}.`),
    ...operations.flatMap((operation) =>
      Object.entries(operation.document.responses).flatMap(([status, { content }]) => {
        const schema = content?.['application/json']?.schema
        if (!schema) return []
        const listed = status.startsWith('2') ? (responses[operation.id] ?? []) : errors
        const place = `openapi/${operation.contract}.yaml ${operation.id} response ${status}`
        return differences(fieldsOf([schema]), pathsOf(listed)).map((line) => `${place}: ${line}`)
      }),
    ),
  ]
}

const REMEDY = `Mark it with \`x-not-in-spec: true\`, or add it to ${LIST} with its place in the specification.`

function differences(fields: readonly Field[], listed: readonly string[]): string[] {
  const specified = fields.filter(({ isExtension }) => !isExtension)
  const extra = specified.filter(({ path }) => !listed.some((each) => isWithin(path, each)))
  const missing = listed.filter((each) => !specified.some(({ path }) => isWithin(path, each)))
  const required = fields.filter(({ isExtension, isRequired }) => isExtension && isRequired)
  return [
    ...extra.map(({ path }) => `the specification does not list \`${path}\`. ${REMEDY}`),
    ...missing.map((path) => `the specification lists \`${path}\`. Describe it, without \`x-not-in-spec\`.`),
    ...required.map(
      ({ path }) => `\`${path}\` is required, but marked \`x-not-in-spec\`. A backend may omit such a field.`,
    ),
  ]
}

function isWithin(path: string, listed: string): boolean {
  return path === listed || path.startsWith(`${listed}.`)
}

function pathsOf(fields: FieldList, at = ''): string[] {
  return fields.flatMap((field) => {
    if (typeof field === 'string') return [at + field]
    if (Array.isArray(field)) return pathsOf(field, at)
    return Object.entries(field).flatMap(([name, nested]) => pathsOf(nested, `${at}${name}.`))
  })
}

/** Returns the innermost fields of schemas; fields inside a field marked `x-not-in-spec` are skipped. */
function fieldsOf(schemas: readonly Schema[], at = ''): Field[] {
  const all = schemas.flatMap(alternatives)
  const lists = itemsOf(all)
  const fields = all.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties as Record<string, Schema>).flatMap(([name, schema]) => {
      const isRequired = (required as string[]).includes(name)
      const field = { path: at + name, isExtension: schema['x-not-in-spec'] === true, isRequired }
      const nested = field.isExtension ? [] : fieldsOf([schema], `${at}${name}.`)
      return nested.length > 0 ? nested : [field]
    }),
  )
  return lists.length > 0 ? [...fieldsOf(lists, at), ...fields] : fields
}
