import type { ContractDocument, Schema } from '#mocks/contracts/contract-document.ts'
import { operationsIn, resolveRef } from './document-operations.ts'

/**
 * Returns a module with every operation of the backends: what the server forwards, the parameters that identify the item, the
 * feature flag and the flow in metrics.
 * @param documents by their names
 */
export function operationTable(head: string, documents: ReadonlyMap<string, ContractDocument>): string {
  const forwarded = [...documents].filter(([, document]) => isForwarded(document))
  const rows = forwarded.flatMap(([contract, document]) =>
    operationsIn(document).map((operation) => `  ${JSON.stringify(rowOf(contract, document, operation))},`),
  )
  return `${head}
export const OPERATIONS = [
${rows.join('\n')}
] as const
`
}

/** Paths of the server itself or of the sandbox. */
const OWN_PATH = /^\/(?:trade\/config$|__sandbox\/)/

/** @throws {Error} For the contract of a backend that does not name its service */
function isForwarded({ info, paths }: ContractDocument): boolean {
  if (info?.['x-service'] !== undefined) return true
  const path = Object.keys(paths).find((each) => !OWN_PATH.test(each))
  if (path === undefined) return false
  throw new Error(`The contract of ${path} lacks info.x-service, the service whose API_ORIGIN_<SERVICE> it is sent to.`)
}

type Place = ReturnType<typeof operationsIn>[number]

function rowOf(contract: string, document: ContractDocument, { path, item, method, operation, id }: Place) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolveRef(document, parameter),
  )
  const content = Object.entries(operation.requestBody?.content ?? {})
  const fields = content.flatMap(([, { schema }]) => keyFields(document, schema))
  return {
    id,
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
