import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * Makes folders beside where they will stand, and puts them there when all of them are whole: what fails leaves the earlier
 * ones as they are.
 * @param workshop a folder on the same file system, in which the new folders are made and the old ones wait
 * @param places the folders that are replaced
 * @param make fills the new folders, which are given in the order of `places` and exist
 * @returns what `make` returns
 */
export async function swapIn<T>(
  workshop: string,
  places: readonly string[],
  make: (...made: string[]) => Promise<T>,
): Promise<T> {
  await mkdir(workshop, { recursive: true })
  const bench = await mkdtemp(join(workshop, 'build-'))
  try {
    const made = places.map((place) => join(bench, 'new', basename(place)))
    for (const folder of made) await mkdir(folder, { recursive: true })
    const result = await make(...made)
    await mkdir(join(bench, 'old'))
    for (const [index, place] of places.entries()) await swap(made[index] ?? '', place, join(bench, 'old'))
    return result
  } finally {
    await rm(bench, { recursive: true, force: true })
  }
}

async function swap(made: string, place: string, attic: string): Promise<void> {
  const old = join(attic, basename(place))
  const hadOne = await rename(place, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return false
    },
  )
  try {
    await rename(made, place)
  } catch (error) {
    if (hadOne) await rename(old, place)
    throw error
  }
}
