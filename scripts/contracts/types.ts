import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import { contractsOf, readContracts, type Operation } from '#mocks/contracts/operations.ts'
import { ROOT } from '#scripts/build/paths.ts'
import { typesOf } from '#scripts/codegen/types-of.ts'
import { limitsOf } from './limits.ts'
import { operationTable } from './operation-table.ts'
import { pagePaths } from './page-paths.ts'

const FOLDER = 'src/api/generated'
const PATHS = 'src/lib/api-paths.gen.ts'
const LIMITS = 'src/lib/api-limits.gen.ts'
const OPERATIONS = 'src/server/operations.gen.ts'
const PAGES = 'src/lib/page-paths.gen.ts'
const HEAD = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'

/**
 * Updates the files that are generated from the contracts; returns the names of the stale ones.
 * @param checkOnly Only compares; otherwise, stale files are rewritten or removed
 */
export async function updateTypes(checkOnly = false): Promise<string[]> {
  await mkdir(join(ROOT, FOLDER), { recursive: true })
  const documents = new Map(await readContracts())
  const { operations } = contractsOf([...documents])
  const names = contractNames()
  const generated = new Map([
    [`${FOLDER}/contracts.d.ts`, combinedTypes(names)],
    [PATHS, pathsOf(operations)],
    [LIMITS, limitsOf(HEAD, operations)],
    [OPERATIONS, operationTable(HEAD, operations, documents)],
    [PAGES, pagePaths(HEAD, join(ROOT, 'src/routes'), operations)],
  ])
  for (const name of names) generated.set(`${FOLDER}/${name}.d.ts`, await typesOf(name, await bundleContract(name)))
  const existingFiles = (await readdir(join(ROOT, FOLDER))).map((name) => `${FOLDER}/${name}`)
  const stale: string[] = []
  for (const file of new Set([...generated.keys(), ...existingFiles])) {
    const text = generated.get(file)
    if ((await readFile(join(ROOT, file), 'utf8').catch(() => undefined)) === text) continue
    stale.push(file)
    if (checkOnly) continue
    if (text === undefined) await rm(join(ROOT, file))
    else await writeFile(join(ROOT, file), text)
  }
  return stale
}

/** Returns the text of contracts.d.ts, which combines the types of all contracts. */
function combinedTypes(names: string[]): string {
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
function pathsOf(all: readonly Operation[]): string {
  return `${HEAD}
${all.map(({ id, path }) => `export const ${id} = '${path}'`).join('\n')}

export const API_PATHS = {
${all.map(({ id }) => `  ${id},`).join('\n')}
} as const
`
}
