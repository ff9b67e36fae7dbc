import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'
import { operationsIn } from './document-operations.ts'
import { limitsOf } from './limits.ts'
import { operationTable } from './operation-table.ts'
import { pagePaths } from './page-paths.ts'

const FOLDER = 'src/api/generated'
const PATHS = 'src/lib/api-paths.gen.ts'
const LIMITS = 'src/lib/api-limits.gen.ts'
const OPERATIONS = 'src/server/operations.gen.ts'
const PAGES = 'src/lib/page-paths.gen.ts'
const HEAD = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'

/** Generates the declarations of one contract; a parameter because its library is in a separate workspace. */
type TypesOf = (name: string, document: ContractDocument) => Promise<string>

interface Options {
  /** Root of the project. */
  root: string
  typesOf: TypesOf
  /** Only compares; otherwise stale files are written or removed. */
  checkOnly: boolean
}

/** Updates the files that are generated from the contracts; returns the names of those that are or were stale. */
export async function updateTypes({ root, typesOf, checkOnly }: Options): Promise<string[]> {
  const contracts = join(root, 'openapi')
  await mkdir(join(root, FOLDER), { recursive: true })
  const names = contractNames(contracts)
  const read = async (name: string) => [name, await bundleContract(name, { folder: contracts })] as const
  const named = new Map(await Promise.all(names.map(read)))
  const documents = [...named.values()]
  const wanted = new Map([
    [`${FOLDER}/contracts.d.ts`, tableOf(names)],
    [PATHS, pathsOf(documents)],
    [LIMITS, limitsOf(HEAD, documents)],
    [OPERATIONS, operationTable(HEAD, named)],
    [PAGES, pagePaths(HEAD, join(root, 'src/routes'), documents)],
  ])
  for (const [name, document] of named) wanted.set(`${FOLDER}/${name}.d.ts`, await typesOf(name, document))
  const present = (await readdir(join(root, FOLDER))).map((name) => `${FOLDER}/${name}`)
  const stale: string[] = []
  for (const file of new Set([...wanted.keys(), ...present])) {
    const text = wanted.get(file)
    if ((await readFile(join(root, file), 'utf8').catch(() => undefined)) === text) continue
    stale.push(file)
    if (checkOnly) continue
    if (text === undefined) await rm(join(root, file))
    else await writeFile(join(root, file), text)
  }
  return stale
}

/** Lists all contracts, so that a table of them does not compile while one is missing. */
function tableOf(names: string[]): string {
  const typeOf = (name: string, type: string) => `import('./${name}.d.ts').${type}`
  return `${HEAD}
/** Every path of every contract. */
export type Paths = ${names.map((name) => typeOf(name, 'paths')).join(' &\n  ')}

/** The operations of every contract, by its name. */
export interface Operations {
${names.map((name) => `  '${name}': ${typeOf(name, 'operations')}`).join('\n')}
}
`
}

/** Returns the paths of all operations: a constant for each, for tree shaking, and a table. */
function pathsOf(documents: readonly ContractDocument[]): string {
  const all = documents.flatMap(operationsIn)
  return `${HEAD}
${all.map(({ id, path }) => `export const ${id} = '${path}'`).join('\n')}

export const API_PATHS = {
${all.map(({ id }) => `  ${id},`).join('\n')}
} as const
`
}
