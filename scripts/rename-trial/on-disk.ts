import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'
import type { Bundles } from './properties.ts'

type TypesOf = (name: string, document: ContractDocument) => Promise<string>

/** A copy of the project in which contracts can be changed for real. */
export interface Copy {
  /** Writes contracts with their types; the ones of the copy are as they were again afterwards. */
  with: <T>(changed: Bundles, ask: () => Promise<T>) => Promise<T>
  /** Whether the type check finds anything that it did not find before. */
  failsTypeCheck: () => Promise<boolean>
  /** Whether the contract test of a contract fails. */
  failsContractTest: (contract: string) => Promise<boolean>
  remove: () => Promise<void>
}

const PARTS = ['openapi', 'mocks', 'src', 'tests', 'scripts/vite', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** Copies what type check and contract tests read. */
export async function copyProject(root: string, typesOf: TypesOf): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'renames-'))
  for (const part of PARTS) await cp(join(root, part), join(folder, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const before = await typeErrors(folder)

  async function write(contracts: Bundles): Promise<void> {
    for (const [name, document] of contracts) {
      // JSON is YAML, and a bundled contract needs no other file.
      await writeFile(join(folder, `openapi/${name}.yaml`), JSON.stringify(document))
      await writeFile(join(folder, `src/api/generated/${name}.d.ts`), await typesOf(name, document))
    }
  }

  async function restore(contracts: Bundles): Promise<void> {
    for (const name of contracts.keys()) {
      for (const file of [`openapi/${name}.yaml`, `src/api/generated/${name}.d.ts`]) {
        await cp(join(root, file), join(folder, file))
      }
    }
  }

  return {
    async with(changed, ask) {
      await write(changed)
      try {
        return await ask()
      } finally {
        await restore(changed)
      }
    },
    failsTypeCheck: async () => (await typeErrors(folder)).some((line) => !before.includes(line)),
    failsContractTest: async (contract) =>
      (await run(folder, 'vitest', ['run', `tests/contract/${contract}.test.ts`])).code !== 0,
    remove: () => rm(folder, { recursive: true }),
  }
}

async function typeErrors(folder: string): Promise<string[]> {
  const { output } = await run(folder, 'tsc', ['-p', '.', '--pretty', 'false'])
  return output.split('\n').filter((line) => line.includes('error TS'))
}

async function run(folder: string, tool: string, args: string[]): Promise<{ code: number; output: string }> {
  try {
    const { stdout } = await promisify(execFile)(join(folder, 'node_modules/.bin', tool), args, { cwd: folder })
    return { code: 0, output: stdout }
  } catch (error) {
    const { code = 1, stdout = '' } = error as { code?: number; stdout?: string }
    return { code, output: stdout }
  }
}
