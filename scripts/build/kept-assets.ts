import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A release by the names of its files in `assets/`, without their compressed copies. */
type Release = { assets: readonly string[] }

/** The releases whose assets a build holds, its own first. A dot file: it is not served. */
const LIST = '.releases.json'
const COPIES = ['.br', '.gz']

/**
 * Puts the assets of earlier releases beside those of a new build: a page that is open while a release is made still
 * finds the scripts that it has not loaded yet. A file of the same name is the new build's.
 * @param dist the new build
 * @param earlier the build before it; a folder that does not exist holds no release
 * @param keep how many earlier releases are kept. The same build made once more is no release of its own
 * @param maps with it, the folders of source maps of the new and of the earlier build, for which the same is done
 * @returns how many earlier releases the build now holds, and how many of their files
 */
export async function keepAssets(
  { dist, earlier, keep }: { dist: string; earlier: string; keep: number },
  maps?: { dist: string; earlier: string },
): Promise<{ releases: number; files: number }> {
  const own = { assets: await assetsOf(dist) }
  const before = (await releasesOf(earlier)).filter((release, index) => index > 0 || !isSame(release, own))
  const kept = before.slice(0, keep)
  const names = [...new Set(kept.flatMap(({ assets }) => assets))].filter((name) => !own.assets.includes(name))
  for (const name of names) {
    await cp(join(earlier, 'assets', name), join(dist, 'assets', name))
    for (const ending of COPIES) await copyIfThere(join('assets', name + ending), earlier, dist)
    if (maps) await copyIfThere(join('assets', `${name}.map`), maps.earlier, maps.dist)
  }
  await writeFile(join(dist, LIST), JSON.stringify([own, ...kept]))
  return { releases: kept.length, files: names.length }
}

/** Returns the releases in a build, newest first. A build from before there was a list is one release. */
async function releasesOf(dist: string): Promise<Release[]> {
  const list = await readFile(join(dist, LIST), 'utf8').catch(orNothing)
  if (list !== undefined) return JSON.parse(list) as Release[]
  const assets = await assetsOf(dist)
  return assets.length > 0 ? [{ assets }] : []
}

async function assetsOf(dist: string): Promise<string[]> {
  const names = (await readdir(join(dist, 'assets')).catch(orNothing)) ?? []
  return names.filter((name) => !/\.(?:br|gz)$/.test(name)).toSorted()
}

async function copyIfThere(name: string, from: string, to: string): Promise<void> {
  await cp(join(from, name), join(to, name)).catch(orNothing)
}

function isSame(one: Release, other: Release): boolean {
  return JSON.stringify(one.assets.toSorted()) === JSON.stringify(other.assets)
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
