import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * Builds folders aside and moves them into place when they are complete. If `make` fails, the existing ones stay.
 * @param workshop a folder on the same file system
 * @param places the folders to replace
 * @param make fills the new folders, which exist and are in the order of `places`
 * @returns what `make` returns
 */
export async function swapIn<T>(
  workshop: string,
  places: readonly string[],
  make: (...made: string[]) => Promise<T>,
): Promise<T> {
  await mkdir(workshop, { recursive: true })
  const bench = await mkdtemp(join(workshop, 'build-'))
  const newPath = (place: string) => join(bench, basename(place))
  try {
    for (const place of places) await mkdir(newPath(place))
    const result = await make(...places.map(newPath))
    for (const place of places) {
      // `rename` cannot replace a folder that has files.
      if (existsSync(place)) await rename(place, `${newPath(place)}.old`)
      await rename(newPath(place), place)
    }
    return result
  } finally {
    await rm(bench, { recursive: true, force: true })
  }
}
