import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'
import { limitsOf } from './limits.ts'
import { operationTable } from './operation-table.ts'
import { pagePaths } from './page-paths.ts'

const FOLDER = 'src/api/generated'
/** In `lib/`, as the server and the document's own scripts need it too. */
const PATHS = 'src/lib/api-paths.gen.ts'
/** In `lib/`, as what judges files needs it too. */
const LIMITS = 'src/lib/api-limits.gen.ts'
/** What the server forwards. */
const OPERATIONS = 'src/server/operations.gen.ts'
const PAGES = 'src/lib/page-paths.gen.ts'
const HEAD = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'
const METHODS = ['get', 'post', 'put'] as const

/** Makes the declarations of one contract; given because its library lives in a workspace of its own. */
type TypesOf = (name: string, document: ContractDocument) => Promise<string>

interface Options {
  /** Root of the project. */
  root: string
  typesOf: TypesOf
  /** Look only; otherwise what is stale is written anew or removed. */
  checkOnly: boolean
}

/**
 * Brings the generated types to what the contracts say.
 * @returns The names of the files that are not, or were not
 */
export async function updateTypes({ root, typesOf, checkOnly }: Options): Promise<string[]> {
  const contracts = join(root, 'openapi')
  await mkdir(join(root, FOLDER), { recursive: true })
  const names = contractNames(contracts)
  const named = new Map(
    await Promise.all(names.map(async (name) => [name, await bundleContract(name, { folder: contracts })] as const)),
  )
  const documents = [...named.values()]
  const wanted = new Map([
    [`${FOLDER}/contracts.d.ts`, tableOf(names)],
    [PATHS, pathsOf(documents)],
    [LIMITS, limitsOf(HEAD, documents)],
    [OPERATIONS, operationTable(HEAD, named)],
    [PAGES, pagePaths(HEAD, join(root, 'src/routes'), documents)],
  ])
  for (const [name, document] of named) {
    wanted.set(`${FOLDER}/${name}.d.ts`, await typesOf(name, document))
  }
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

/** All contracts in one place, so that a table over them does not compile while one is missing. */
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

/** The path of every operation: one constant each, so that a chunk holds only those that it calls, and all of them. */
function pathsOf(documents: readonly ContractDocument[]): string {
  const all = documents.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => (item[method] ? [{ id: item[method].operationId, path }] : [])),
    ),
  )
  return `${HEAD}
${all.map(({ id, path }) => `export const ${id} = '${path}'`).join('\n')}

export const API_PATHS = {
${all.map(({ id }) => `  ${id},`).join('\n')}
} as const
`
}
