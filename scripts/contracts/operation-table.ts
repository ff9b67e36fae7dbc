import type { ContractDocument, OperationDocument, PathDocument, Schema } from '#mocks/contracts/contract-document.ts'
import { resolveRef } from './resolve-ref.ts'

const METHODS = ['get', 'post', 'put'] as const

/**
 * The text of a module with every operation of the backend services: what the server forwards, by which the item of a
 * call is identified, which feature flag it needs, and under which flow it is counted.
 *
 * @param documents by their names
 */
export function operationTable(head: string, documents: ReadonlyMap<string, ContractDocument>): string {
  const forwarded = [...documents].filter(([, document]) => isForwarded(document))
  const rows = forwarded.flatMap(([contract, document]) =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method]
        return operation ? [rowOf(contract, document, { path, item, method, operation })] : []
      }),
    ),
  )
  return `${head}
export const OPERATIONS = [
${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
] as const
`
}

/** Paths that the server itself, or the sandbox, responds to. */
const OWN_PATH = /^\/(?:trade\/config$|__sandbox\/)/

/** @throws Error for a contract of a backend that does not name its service */
function isForwarded({ info, paths }: ContractDocument): boolean {
  if (info?.['x-service'] !== undefined) return true
  const path = Object.keys(paths).find((each) => !OWN_PATH.test(each))
  if (path === undefined) return false
  throw new Error(`The contract of ${path} lacks info.x-service, the service whose API_ORIGIN_<SERVICE> it is sent to.`)
}

type Place = { path: string; item: PathDocument; method: string; operation: OperationDocument }

function rowOf(contract: string, document: ContractDocument, { path, item, method, operation }: Place) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolveRef(document, parameter),
  )
  const content = Object.entries(operation.requestBody?.content ?? {})
  const fields = content.flatMap(([, { schema }]) => keyFields(document, schema))
  return {
    id: operation.operationId,
    service: document.info?.['x-service'],
    flow: item['x-flow'] ?? document.info?.['x-flow'] ?? contract.replaceAll('-', '_'),
    method: method.toUpperCase(),
    path,
    query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
    types: content.map(([type]) => type),
    keys: [...parameters.filter((each) => each['x-key']).map(({ name }) => name), ...fields],
    feature: item['x-feature'] ?? document.info?.['x-feature'] ?? null,
  }
}

function keyFields(document: ContractDocument, body: Schema): string[] {
  const { properties = {} } = resolveRef(document, body) as { properties?: Record<string, Schema> }
  return Object.entries(properties).flatMap(([name, field]) => (field['x-key'] ? [name] : []))
}
