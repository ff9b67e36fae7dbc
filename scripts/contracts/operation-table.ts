import type { ContractDocument, Schema } from '#mocks/contracts/contract-document.ts'
import type { Operation } from '#mocks/contracts/operations.ts'

/**
 * Returns the code of a module with every backend operation: the request that the server forwards, the parameters that
 * identify the item, the feature flag, and the name of the flow in metrics.
 * @param documents the contracts, by name
 */
export function operationTable(
  head: string,
  operations: readonly Operation[],
  documents: ReadonlyMap<string, ContractDocument>,
): string {
  const rows = operations.flatMap((operation) => {
    const document = documents.get(operation.contract)
    return document && isForwarded(operation, document) ? [`  ${JSON.stringify(rowOf(operation, document))},\n`] : []
  })
  return `${head}
export const OPERATIONS = [
${rows.join('')}] as const
`
}

/** Paths that the server itself or the sandbox serves. */
const OWN_PATH = /^\/(?:trade\/config$|__sandbox\/)/

/** @throws {Error} When a backend's contract does not name its service */
function isForwarded({ path }: Operation, { info }: ContractDocument): boolean {
  if (info?.['x-service'] !== undefined) return true
  if (OWN_PATH.test(path)) return false
  throw new Error(`The contract of ${path} lacks info.x-service, which names the setting API_ORIGIN_<SERVICE>.`)
}

function rowOf({ contract, id, method, path, parameters, document }: Operation, { info, paths }: ContractDocument) {
  const content = Object.entries(document.requestBody?.content ?? {})
  const fields = content.flatMap(([, { schema }]) =>
    Object.entries((schema.properties ?? {}) as Record<string, Schema>),
  )
  return {
    id,
    service: info?.['x-service'],
    flow: paths[path]?.['x-flow'] ?? info?.['x-flow'] ?? contract.replaceAll('-', '_'),
    method,
    path,
    query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
    types: content.map(([type]) => type),
    keys: [
      ...parameters.filter((each) => each['x-key']).map(({ name }) => name),
      ...fields.flatMap(([name, field]) => (field['x-key'] ? [name] : [])),
    ],
    feature: paths[path]?.['x-feature'] ?? info?.['x-feature'] ?? null,
  }
}
