import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'

interface Options {
  /** Root of the project. */
  root: string
  /** Makes the declarations of one contract; given because its library lives in a workspace of its own. */
  typesOf: (name: string, document: ContractDocument) => Promise<string>
  /** Look only; otherwise what is stale is written anew or removed. */
  checkOnly: boolean
}

/**
 * Brings the generated types to what the contracts say.
 * @returns The names of the files that are not, or were not
 */
export async function updateTypes({ root, typesOf, checkOnly }: Options): Promise<string[]> {
  const folder = join(root, 'src/api/generated')
  const contracts = join(root, 'openapi')
  await mkdir(folder, { recursive: true })
  const names = contractNames(contracts)
  const wanted = new Map([['contracts.d.ts', tableOf(names)]])
  for (const name of names) {
    wanted.set(`${name}.d.ts`, await typesOf(name, await bundleContract(name, { folder: contracts })))
  }
  const stale: string[] = []
  for (const file of new Set([...wanted.keys(), ...(await readdir(folder))])) {
    const text = wanted.get(file)
    if ((await readFile(join(folder, file), 'utf8').catch(() => undefined)) === text) continue
    stale.push(file)
    if (checkOnly) continue
    if (text === undefined) await rm(join(folder, file))
    else await writeFile(join(folder, file), text)
  }
  return stale
}

/** All contracts in one place, so that a table over them does not compile while one is missing. */
function tableOf(names: string[]): string {
  const typeOf = (name: string, type: string) => `import('./${name}.d.ts').${type}`
  return `// Generated from openapi/ by \`npm run generate\`. Do not edit.

/** Every path of every contract. */
export type Paths = ${names.map((name) => typeOf(name, 'paths')).join(' &\n  ')}

/** The operations of every contract, by its name. */
export interface Operations {
${names.map((name) => `  '${name}': ${typeOf(name, 'operations')}`).join('\n')}
}
`
}
