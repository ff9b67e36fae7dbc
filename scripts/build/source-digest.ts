import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { CommandProblem } from '#scripts/command.ts'
import { DIST, filesUnder, ROOT } from './paths.ts'

/** Name of the file with the digest of a build's sources. Written last, so an aborted build does not have it. */
export const STAMP = '.built-from'
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
/** Tests, and the route tree, which the build itself writes. */
const IGNORED = /^src\/route-tree\.gen\.ts$|\.test\.tsx?$/

/** Returns a digest of the sources' contents. Not of file times, which checkouts and restored caches change. */
export async function sourceDigest(root = ROOT): Promise<string> {
  const paths = (await Promise.all(SOURCES.map((source) => filesUnder(join(root, source))))).flat()
  const digest = createHash('sha256')
  for (const path of paths.toSorted()) {
    const name = relative(root, path).replaceAll('\\', '/')
    if (IGNORED.test(name)) continue
    const content = await readFile(path)
    digest.update(`${name}\0${content.length}\0`).update(content)
  }
  return digest.digest('hex')
}

/** Returns whether `dist/` is a complete build of the current sources. */
export async function isBuilt(root = ROOT, dist = DIST): Promise<boolean> {
  const stamp = await readFile(join(dist, STAMP), 'utf8').catch(() => undefined)
  return stamp !== undefined && stamp === (await sourceDigest(root))
}

/** @throws CommandProblem when `dist/` is not a build of the current sources */
export async function requireBuild(): Promise<void> {
  if (!(await isBuilt())) throw new CommandProblem('dist/ is not a build of these sources. Run "npm run build" first.')
}
