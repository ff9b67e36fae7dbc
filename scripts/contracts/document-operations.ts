import type { ContractDocument } from '#mocks/contracts/contract-document.ts'

/** Returns the operations of a contract with their paths and methods. */
export function operationsIn({ paths }: ContractDocument) {
  return Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put'] as const).flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, item, method, operation, id: operation.operationId }] : []
    }),
  )
}

/** Follows a `$ref` in a bundled document, which refers only to its own components. Siblings of the `$ref` win. */
export function resolveRef<T extends object>({ components }: ContractDocument, value: T): T {
  const [, group = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec('$ref' in value ? String(value.$ref) : '') ?? []
  return { ...(components?.[group]?.[name] as T | undefined), ...value }
}
