import type { ContractDocument } from '#mocks/contracts/contract-document.ts'

/** Follows a `$ref` in a bundled document, which refers only to its own components. Siblings of the `$ref` win. */
export function resolveRef<T extends object>({ components }: ContractDocument, value: T): T {
  const [, group = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec('$ref' in value ? String(value.$ref) : '') ?? []
  return { ...(components?.[group]?.[name] as T | undefined), ...value }
}
