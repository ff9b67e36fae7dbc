// `npm run build`: the pages into dist/, with a brotli and a gzip copy beside every file that shrinks, and their source maps
// into dist-maps/. `--verbose` lists the files. Settings: docs/operating.md, "Settings of the build".
import './require-node.mjs'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const ROOT = join(import.meta.dirname, '..')
export const DIST = join(ROOT, 'dist')
/** Never served, and not needed where the pages are served. */
const MAPS = join(ROOT, 'dist-maps')

/** Written last, so that a build that broke off counts as none. A dot file: the server does not serve it. */
const STAMP = '.built-from'
/** Everything that a build depends on. */
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build',
  'scripts/vite',
  'public',
  'openapi',
  'src',
]
/** Vite's list of what it has bundled, which becomes the notices. */
const BUNDLED = '.bundled.json'
const NOTICES = 'licenses.txt'
/** Names and versions of the packages that are bundled, for `npm run sbom`. */
export const PACKAGES = '.packages.json'
/** Text and the like; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:css|html|js|json|map|svg|txt|wasm|webmanifest|xml)$/
/** Made by the build itself, from sources that are in the list. */
const MADE_BY_BUILD = 'src/route-tree.gen.ts'

/**
 * A digest of the sources' content: times and sizes lie after a checkout or a restored cache, and reading some hundred
 * small files takes a few hundredths of a second.
 * @param {string} root folder of the project
 * @returns {Promise<string>}
 */
export async function sourceDigest(root = ROOT) {
  const paths = (await Promise.all(SOURCES.map((source) => filesUnder(join(root, source))))).flat()
  const digest = createHash('sha256')
  for (const path of paths.toSorted()) {
    const name = relative(root, path).replaceAll('\\', '/')
    if (name === MADE_BY_BUILD || /\.test\.tsx?$/.test(name)) continue
    const content = await readFile(path)
    digest.update(`${name}\0${content.length}\0`).update(content)
  }
  return digest.digest('hex')
}

/** @returns {Promise<boolean>} whether dist/ is a whole build of the sources as they are now */
export async function isBuilt(root = ROOT, dist = DIST) {
  const stamp = await readFile(join(dist, STAMP), 'utf8').catch(() => undefined)
  return stamp !== undefined && stamp === (await sourceDigest(root))
}

/**
 * Writes smaller copies beside every file of a build. Not for the document: the server fills it in at start.
 * @param {string} dist the build's folder
 */
export async function compressFiles(dist = DIST) {
  const paths = (await filesUnder(dist)).filter(
    (path) =>
      COMPRESSIBLE.test(path) && path !== join(dist, 'index.html') && !/^(?:\.|server\b)/.test(relative(dist, path)),
  )
  await Promise.all(paths.map(compressFile))
}

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside a file, where that is smaller.
 * @param {string} path
 */
export async function compressFile(path) {
  const content = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A mode only sets the encoder's parameters. Those for fonts make the entry a thousandth smaller than those for text,
    // and leave the other files as large.
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
  }
  const copies = {
    br: await promisify(brotliCompress)(content, { params }),
    gz: await promisify(gzip)(content, { level: 9 }),
  }
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < content.length) await writeFile(`${path}.${ending}`, copy)
  }
}

async function build() {
  const { readBuildSettings } = await import('#scripts/build/settings.ts')
  const { swapIn } = await import('#scripts/build/swap-in.ts')
  const { keepAssets } = await import('#scripts/build/kept-assets.ts')
  const { keep, from } = readBuildSettings(process.env)
  const start = performance.now()
  console.log('Building…')
  // Taken first: a source that changes while the build runs makes the next start build again.
  const digest = await sourceDigest()
  const kept = await swapIn(join(ROOT, '.tmp'), [MAPS, DIST], async (maps, dist) => {
    await buildAll(dist, maps)
    await writeNotices(dist)
    await compressFiles(dist)
    const all = { dist, earlier: from ?? DIST, keep }
    const result = await keepAssets(all, { dist: maps, earlier: MAPS })
    for (const folder of [maps, dist]) await writeFile(join(folder, STAMP), digest)
    return result
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  const earlier = `${kept.files} assets of ${kept.releases} earlier releases (ASSETS_KEEP=${keep})`
  console.log(`Built dist/ in ${seconds} s, with ${earlier}.`)
}

/** Builds the pages for browsers, then the server, which renders them. */
async function buildAll(dist, maps) {
  await viteBuild({ outDir: dist })
  await buildServer(dist)
  for (const path of (await filesUnder(dist)).filter((each) => each.endsWith('.map'))) {
    const target = join(maps, relative(dist, path))
    await mkdir(dirname(target), { recursive: true })
    await rename(path, target)
  }
}

/**
 * Builds the server into the folder `server` of a build.
 * @param {string} dist the build's folder
 */
export function buildServer(dist) {
  return viteBuild({ ssr: true, outDir: join(dist, 'server') })
}

async function viteBuild(options) {
  const { build: run } = await import('vite')
  const logLevel = process.argv.includes('--verbose') ? 'info' : 'warn'
  const made = { emptyOutDir: true, license: { fileName: BUNDLED }, sourcemap: 'hidden' }
  await run({ root: ROOT, logLevel, build: { ...made, ...options } })
}

/**
 * Writes the notices of what is passed on: to browsers, which are served them, and with the server.
 * @throws StartProblem for a licence that nobody has allowed
 */
async function writeNotices(dist) {
  const { StartProblem } = await import('#server/start-problem.ts')
  const notices = await import('#scripts/build/licenses.ts')
  const bundledIn = async (folder) => {
    const list = join(folder, BUNDLED)
    const listed = JSON.parse(await readFile(list, 'utf8'))
    await rm(list)
    return notices.bundledPackages(ROOT, listed)
  }
  const forBrowser = await bundledIn(dist)
  const server = join(dist, 'server')
  const bundled = [...forBrowser, ...(await bundledIn(server))]
  const forServer = [...bundled, ...(await notices.installedPackages(ROOT))]
  const problems = notices.licenseProblems(forServer)
  if (problems.length > 0) throw new StartProblem([...new Set(problems)].join('\n'))
  await writeFile(join(dist, NOTICES), notices.noticesText(forBrowser))
  await writeFile(join(server, NOTICES), notices.noticesText(forServer))
  const ids = bundled.map(({ name, version }) => `${name}@${version}`)
  await writeFile(join(dist, PACKAGES), JSON.stringify([...new Set(ids)].toSorted()))
}

/** @param {string} path a file, a folder, or nothing at all */
async function filesUnder(path) {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    if (error.code === 'ENOENT') return []
    throw error
  }
}

if (import.meta.main) {
  const { runOrExplain } = await import('#server/start-problem.ts')
  await runOrExplain(build)
}
