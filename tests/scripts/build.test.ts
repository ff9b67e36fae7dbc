import { readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressFiles } from '#scripts/build/compress.ts'
import { keepAssets } from '#scripts/build/kept-assets.ts'
import { readBuildSettings } from '#scripts/build/settings.ts'
import { isBuilt, sourceDigest } from '#scripts/build/source-digest.ts'
import { replaceFolders } from '#scripts/build/replace-folders.ts'
import { createFolder } from '#tests/support/temporary-folder.ts'

const ROOT = join(import.meta.dirname, '..', '..')

describe('the Node version guard', async () => {
  const { refusal } = (await import(join(ROOT, 'src/server/require-node.mjs'))) as {
    refusal: (version: string, isNpmScript: boolean) => string | undefined
  }

  test.each([
    ['24.0.0', false, undefined],
    ['26.10.0', false, undefined],
    ['20.20.2', false, /needs Node 24 .*20\.20\.2/],
    ['9.0.0', false, /needs Node 24 .*9\.0\.0/],
    ['22.1.0', true, /^(?=.*22\.1\.0).*npm ci/],
  ])('responds to %s (npm script: %s) with %s', (version, isNpmScript, message) => {
    const expected = message === undefined ? undefined : expect.stringMatching(message)
    expect(refusal(version, isNpmScript)).toEqual(expected)
  })

  test('runs before anything that an old Node cannot parse', async () => {
    const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    expect(scripts.start).toMatch(/^node --import \.\/src\/server\/require-node\.mjs /)
    const entry = await readFile(join(ROOT, 'src/server/serve.ts'), 'utf8')
    const [first, ...others] = [...entry.matchAll(/^import .*?'(.+)'$/gm)].map(([, from]) => from)
    expect(first).toBe('./require-node.mjs')
    // An old Node parses every static import before it runs anything.
    expect(others.filter((from) => !from?.startsWith('node:'))).toEqual([])
  })
})

describe('readBuildSettings', () => {
  test('accepts an earlier build or an empty folder as ASSETS_FROM, and ignores settings of the server', async () => {
    await using earlier = await createFolder({ 'dist/assets/app-1.js': '' })
    await using empty = await createFolder({})
    const oldDist = join(earlier.path, 'dist')
    expect(readBuildSettings({ ASSETS_KEEP: '0', ASSETS_FROM: oldDist, PORT: '1' })).toEqual({ keep: 0, oldDist })
    expect(readBuildSettings({ ASSETS_KEEP: '20', ASSETS_FROM: empty.path })).toEqual({ keep: 20, oldDist: empty.path })
  })

  test.each([
    [{ ASSETS_KEEP: '21' }, /^ASSETS_KEEP .*from 0 to 20/],
    [{ ASSETS_FROM: import.meta.dirname }, /^ASSETS_FROM .*folder of an earlier build/],
    [{ ASSET_KEEP: '2' }, /^ASSET_KEEP .*ASSETS_KEEP/],
  ])('rejects %o', (env, message) => {
    expect(() => readBuildSettings(env)).toThrow(message)
  })
})

test('compresses each file that shrinks, except the document', async () => {
  const script = 'let a = 1\n'.repeat(500)
  const files = { 'index.html': '<p>'.repeat(500), 'assets/app.js': script, 'a.js': 'a', 'a.png': Buffer.alloc(5000) }
  await using dist = await createFolder(files)
  await compressFiles(dist.path)
  const names = [...Object.keys(files), 'assets', 'assets/app.js.br', 'assets/app.js.gz']
  expect((await readdir(dist.path, { recursive: true })).toSorted()).toEqual(names.toSorted())
  expect(brotliDecompressSync(await readFile(join(dist.path, 'assets/app.js.br'))).toString()).toBe(script)
  expect(gunzipSync(await readFile(join(dist.path, 'assets/app.js.gz'))).toString()).toBe(script)
})

const SOURCES = ['index.html', 'vite.config.ts', 'package-lock.json', 'src/main.tsx', 'public/a.txt', 'openapi/a.yaml']
const IGNORED = ['src/lib/x.test.ts', 'src/route-tree.gen.ts']
const change = (name: string) => (root: string) => writeFile(join(root, name), 'b')

test.each<readonly [state: string, change: string, (root: string) => Promise<void>]>([
  ['current', 'new file times', (root) => utimes(join(root, 'src/main.tsx'), 0, 0)],
  ...IGNORED.map((name) => ['current', name, change(name)] as const),
  ...[...SOURCES, 'src/new.ts'].map((name) => ['outdated', name, change(name)] as const),
  ['outdated', 'a removed source', (root) => rm(join(root, 'src/main.tsx'))],
  ['outdated', 'a renamed source', (root) => rename(join(root, 'src/main.tsx'), join(root, 'src/other.tsx'))],
  ['outdated', 'an aborted build', (root) => rm(join(root, '.built-from'))],
])('dist/ is %s after this change: %s', async (state, _, makeChange) => {
  await using project = await createFolder(Object.fromEntries([...SOURCES, ...IGNORED].map((name) => [name, 'a'])))
  await writeFile(join(project.path, '.built-from'), await sourceDigest(project.path))
  await makeChange(project.path)
  expect(await isBuilt(project.path, project.path)).toBe(state === 'current')
})

test.each<[string, (...targets: string[]) => Promise<unknown>, string[]]>([
  ['replaces an earlier build', async (...targets) => writeFile(join(targets[1] ?? '', 'new'), ''), ['new']],
  ['keeps an earlier build if the new build fails', () => Promise.reject(new Error('disk full')), ['old-1', 'old-2']],
])('%s', async (_, make, names) => {
  await using project = await createFolder({ 'dist/old-1': '', 'dist/old-2': '' })
  const folders = [join(project.path, 'dist-maps'), join(project.path, 'dist')]
  await replaceFolders(join(project.path, '.tmp'), folders, make).catch(() => undefined)
  expect((await readdir(join(project.path, 'dist'))).toSorted()).toEqual(names)
  expect(await readdir(join(project.path, '.tmp'))).toEqual([])
})

describe('assets of earlier releases', () => {
  const namesIn = async (folder: string) => (await readdir(join(folder, 'assets'))).toSorted()

  /** Builds these scripts after an earlier release. */
  async function release(names: readonly string[], earlier: string, keep: number) {
    const build = await createFolder(Object.fromEntries(names.map((name) => [`assets/${name}`, names.join()])))
    return { ...build, kept: await keepAssets(build.path, earlier, keep) }
  }

  test('are added, except files that are in the new build', async () => {
    await using first = await release(['app-1.js', 'app-1.js.br', 'same.js'], '/nowhere', 1)
    await using second = await release(['app-2.js', 'same.js'], first.path, 1)
    expect([first.kept.files, second.kept]).toEqual([0, { releases: 1, files: 2 }])
    expect(await namesIn(second.path)).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js', 'same.js'])
    expect(await readFile(join(second.path, 'assets/same.js'), 'utf8')).toBe('app-2.js,same.js')
  })

  test.each([
    [0, ['app-3.js']],
    [1, ['app-2.js', 'app-3.js']],
    [9, ['app-1.js', 'app-2.js', 'app-3.js']],
  ])('come from the newest %i releases; a repeated build removes no assets', async (keep, names) => {
    await using first = await release(['app-1.js'], '/nowhere', 9)
    await using second = await release(['app-2.js'], first.path, 9)
    await using third = await release(['app-3.js'], second.path, keep)
    await using again = await release(['app-3.js'], third.path, keep)
    for (const { path } of [third, again]) expect(await namesIn(path)).toEqual(names)
  })

  test('make the build fail if one of them is missing', async () => {
    await using first = await release(['app-1.js'], '/nowhere', 1)
    await rm(join(first.path, 'assets/app-1.js'))
    await expect(release(['app-2.js'], first.path, 1)).rejects.toThrow(/app-1\.js/)
  })
})
