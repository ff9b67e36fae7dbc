import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { compressFiles } from './build/compress.ts'
import { keepAssets } from './build/kept-assets.ts'
import { writeNotices } from './build/notices.ts'
import { DIST, filesUnder, ROOT } from './build/paths.ts'
import { readBuildSettings } from './build/settings.ts'
import { sourceDigest, STAMP } from './build/source-digest.ts'
import { replaceFolders } from './build/replace-folders.ts'
import { buildPages, buildServer } from './build/bundles.ts'
import { readCommand } from './command.ts'

/** Outside dist/, because source maps must not be served. */
const MAPS = join(ROOT, 'dist-maps')

const { values } = readCommand({
  name: 'npm run build',
  purpose: 'Writes dist/ with brotli and gzip copies, and source maps to dist-maps/. Settings: docs/operating.md.',
  options: { verbose: { type: 'boolean', help: 'lists the files' } },
})
const { keep, oldDist } = readBuildSettings(process.env)
const start = performance.now()
console.log('Building…')
// Computed before the build: if a source changes meanwhile, the next "npm start" builds again.
const digest = await sourceDigest()
const { files, releases } = await replaceFolders(join(ROOT, '.tmp'), [MAPS, DIST], async (maps, dist) => {
  await buildPages(dist, values.verbose)
  await buildServer(dist, values.verbose)
  await moveMaps(dist, maps)
  await writeNotices(dist)
  await compressFiles(dist)
  const result = await keepAssets(dist, oldDist ?? DIST, keep)
  for (const folder of [maps, dist]) await writeFile(join(folder, STAMP), digest)
  return result
})
const seconds = Math.round((performance.now() - start) / 1000)
const earlierAssets = `${files} assets of earlier releases (releases: ${releases}, ASSETS_KEEP=${keep})`
console.log(`Built dist/ in ${seconds} s, with ${earlierAssets}.`)

async function moveMaps(dist: string, maps: string): Promise<void> {
  for (const path of await filesUnder(dist)) {
    if (!path.endsWith('.map')) continue
    const target = join(maps, relative(dist, path))
    await mkdir(dirname(target), { recursive: true })
    await rename(path, target)
  }
}
