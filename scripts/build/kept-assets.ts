import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** A release, described by the names of the files in its `assets/` folder. */
type Release = { assets: readonly string[] }

/** Name of the file that lists the releases whose assets a build contains, newest first. Dot files are not served. */
const RELEASE_LIST = '.releases.json'

/**
 * Adds the assets of earlier releases to a build, so that a page that is open during a release can still load its
 * remaining scripts.
 * @param dist the new build
 * @param oldDist the previous build, which need not exist
 * @param keep how many earlier releases to keep; a repeated build does not count as a new release
 * @returns how many earlier releases the build now contains, and how many files were copied from them
 */
export async function keepAssets(
  dist: string,
  oldDist: string,
  keep: number,
): Promise<{ releases: number; files: number }> {
  const current = { assets: await assetsOf(dist) }
  const earlier = (await releasesOf(oldDist)).filter((each, index) => index > 0 || !isDeepStrictEqual(each, current))
  const oldReleases = earlier.slice(0, keep)
  const names = new Set(oldReleases.flatMap(({ assets }) => assets).filter((name) => !current.assets.includes(name)))
  for (const name of names) await cp(join(oldDist, 'assets', name), join(dist, 'assets', name))
  await writeFile(join(dist, RELEASE_LIST), JSON.stringify([current, ...oldReleases]))
  return { releases: oldReleases.length, files: names.size }
}

/** Returns the releases in a build, newest first. */
async function releasesOf(dist: string): Promise<Release[]> {
  const list = await readFile(join(dist, RELEASE_LIST), 'utf8').catch(ignoreMissing)
  if (list !== undefined) return JSON.parse(list) as Release[]
  const assets = await assetsOf(dist)
  return assets.length > 0 ? [{ assets }] : []
}

async function assetsOf(dist: string): Promise<string[]> {
  return ((await readdir(join(dist, 'assets')).catch(ignoreMissing)) ?? []).toSorted()
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
