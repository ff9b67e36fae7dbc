import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'
import type { Problem } from './problem.ts'

const FOLDER = 'src/api/generated'

interface Options {
  /** Root of the project. */
  root: string
  /** Makes the declarations of one contract; given because its library lives in a workspace of its own. */
  typesOf: (name: string, document: ContractDocument) => Promise<string>
  /** Look only; otherwise what is stale is written anew or removed. */
  checkOnly: boolean
}

/** Every file of generated types that is not, or was not, what the contracts say. */
export async function updateTypes({ root, typesOf, checkOnly }: Options): Promise<Problem[]> {
  const folder = join(root, FOLDER)
  const contracts = join(root, 'openapi')
  const names = contractNames(contracts)
  const stale: Problem[] = []
  await mkdir(folder, { recursive: true })
  for (const name of names) {
    const file = join(folder, `${name}.d.ts`)
    const wanted = await typesOf(name, await bundleContract(name, { folder: contracts }))
    if ((await readFile(file, 'utf8').catch(() => '')) === wanted) continue
    stale.push(problem(name, `is not what openapi/${name}.yaml says`))
    if (!checkOnly) await writeFile(file, wanted)
  }
  for (const file of await readdir(folder)) {
    const name = file.replace('.d.ts', '')
    if (names.includes(name)) continue
    stale.push(problem(name, 'belongs to no contract'))
    if (!checkOnly) await rm(join(folder, file))
  }
  return stale
}

function problem(name: string, what: string): Problem {
  return { file: `${FOLDER}/${name}.d.ts`, at: '', what, remedy: 'Run: npm run generate' }
}
