import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * Builds new folders in a temporary folder and moves them into place when they are complete. If `make` fails, the
 * existing folders stay unchanged.
 * @param temporaryParent a folder on the targets' file system
 * @param targets the folders to replace
 * @param make fills the new, empty folders, which it gets in the order of `targets`
 * @returns what `make` returns
 */
export async function replaceFolders<T>(
  temporaryParent: string,
  targets: readonly string[],
  make: (...folders: string[]) => Promise<T>,
): Promise<T> {
  await mkdir(temporaryParent, { recursive: true })
  const temporary = await mkdtemp(join(temporaryParent, 'build-'))
  const newPath = (target: string) => join(temporary, basename(target))
  try {
    for (const target of targets) await mkdir(newPath(target))
    const result = await make(...targets.map(newPath))
    for (const target of targets) {
      // `rename` cannot replace a folder that has files.
      if (existsSync(target)) await rename(target, `${newPath(target)}.old`)
      await rename(newPath(target), target)
    }
    return result
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
