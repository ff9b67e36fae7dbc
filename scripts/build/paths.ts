import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')
export const DIST = join(ROOT, 'dist')
/** Name of the file that lists the packages that a build bundles, for `npm run sbom`. */
export const PACKAGE_LIST = '.packages.json'

/** Returns the files in a folder and its subfolders, or the path itself if it is a file; none if it does not exist. */
export async function filesUnder(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
