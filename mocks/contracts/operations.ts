import { pathPattern } from '#lib/path-pattern.ts'
import { bundleContract, contractNames } from './bundle.ts'
import type { ContractDocument, OperationDocument, ParameterDocument, PathDocument } from './contract-document.ts'
import { EXAMPLES_AS_OF, withExamplesAsOf } from './example-dates.ts'

type Method = 'GET' | 'POST' | 'PUT'

export interface Operation {
  contract: string
  id: string
  method: Method
  /** Path template of the contract, `{name}` for parameters. */
  path: string
  /** Whether it changes nothing: a GET, or a POST that the contract marks with `x-safe`. */
  safe: boolean
  parameters: ParameterDocument[]
  document: OperationDocument
}

export interface Match {
  operation: Operation
  pathValues: Record<string, string>
}

export interface Contracts {
  operations: Operation[]
  /** @throws {Error} When no contract has an operation with this id. */
  operation: (id: string) => Operation
  /** Finds the operation of a request; HEAD counts as GET. `path` is a URL's pathname, still encoded. */
  match: (method: string, path: string) => Match | undefined
}

type NamedDocument = readonly [name: string, document: ContractDocument]
type ReadOptions = { asOf?: Date }

/** Reads all contracts. Takes about half a second, mostly to load the bundler. */
export async function loadContracts(options: ReadOptions = {}): Promise<Contracts> {
  return contractsOf(await readContracts(options))
}

/**
 * Reads the documents of all contracts, dereferenced.
 * @param options.asOf The time that examples treat as the current time; by default, EXAMPLES_AS_OF
 */
export async function readContracts({ asOf = EXAMPLES_AS_OF }: ReadOptions = {}): Promise<NamedDocument[]> {
  const read = async (name: string) =>
    [name, withExamplesAsOf(await bundleContract(name, { dereference: true }), asOf)] as const
  return Promise.all(contractNames().map(read))
}

/**
 * Collects the operations of dereferenced documents.
 * @throws {Error} When two operations share an id.
 */
export function contractsOf(documents: readonly NamedDocument[]): Contracts {
  const operations = documents.flatMap(([name, { paths }]) =>
    Object.entries(paths).flatMap(([path, pathItem]) => operationsOf(name, path, pathItem)),
  )
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  if (byId.size < operations.length) throw new Error('Two operations share an operationId.')
  const matchers = operations.map((operation) => ({ operation, pattern: pathPattern(operation.path) }))

  return {
    operations,
    operation(id) {
      const found = byId.get(id)
      if (!found) throw new Error(`No contract has an operation "${id}".`)
      return found
    },
    match(method, path) {
      const effectiveMethod = method === 'HEAD' ? 'GET' : method
      for (const { operation, pattern } of matchers) {
        const groups = operation.method === effectiveMethod ? pattern.exec(path) : null
        if (groups) return { operation, pathValues: decodeAll({ ...groups.groups }) }
      }
      return undefined
    },
  }
}

function operationsOf(contract: string, path: string, pathItem: PathDocument): Operation[] {
  return (['get', 'post', 'put'] as const).flatMap((name) => {
    const document = pathItem[name]
    if (!document) return []
    return {
      contract,
      id: document.operationId,
      method: name.toUpperCase() as Method,
      path,
      safe: name === 'get' || document['x-safe'] === true,
      parameters: [...(pathItem.parameters ?? []), ...(document.parameters ?? [])],
      document,
    }
  })
}

function decodeAll(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decode(value)]))
}

/** Decodes a value; returns a malformed one unchanged, so that a mangled key is treated as an unknown key. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
