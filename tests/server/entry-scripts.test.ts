import { readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressFiles } from '#scripts/build/compress.ts'
import { isBuilt, sourceDigest } from '#scripts/build/source-digest.ts'
import { folderOf } from '#tests/support/folder-of.ts'

const ROOT = join(import.meta.dirname, '..', '..')

const { refusal } = (await import(join(ROOT, 'src/server/require-node.mjs'))) as {
  refusal: (version: string, isNpmScript: boolean) => string | undefined
}

describe('the Node version guard', () => {
  test.each(['24.0.0', '26.10.0'])('accepts %s', (version) => {
    expect(refusal(version, false)).toBeUndefined()
  })

  test.each([
    ['20.20.2', false, 'needs Node 24'],
    ['22.1.0', true, 'npm ci'],
    ['9.0.0', false, 'needs Node 24'],
  ])('rejects %s with a sentence that contains the solution', (version, isNpmScript, solution) => {
    const message = refusal(version, isNpmScript)
    expect(message).toMatch(/^[^\n]+\.$/)
    expect(message).toContain(version)
    expect(message).toContain(solution)
  })

  test('runs before an old Node reads anything else', async () => {
    const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    expect(scripts.start).toMatch(/^node --import \.\/src\/server\/require-node\.mjs /)
    const entry = await readFile(join(ROOT, 'src/server/serve.ts'), 'utf8')
    const [first, ...others] = [...entry.matchAll(/^import .*?'(.+)'$/gm)].map(([, from]) => from)
    expect(first).toBe('./require-node.mjs')
    // Node reads all static imports before it runs anything.
    expect(others.filter((from) => !from?.startsWith('node:'))).toEqual([])
  })
})

test('compresses each file that shrinks, except the document', async () => {
  const script = 'let a = 1\n'.repeat(500)
  const files = { 'index.html': '<p>'.repeat(500), 'assets/app.js': script, 'a.js': 'a', 'a.png': Buffer.alloc(5000) }
  await using dist = await folderOf(files)
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
])('dist/ is %s after this change: %s', async (state, _, make) => {
  await using project = await folderOf(Object.fromEntries([...SOURCES, ...IGNORED].map((name) => [name, 'a'])))
  await writeFile(join(project.path, '.built-from'), await sourceDigest(project.path))
  await make(project.path)
  expect(await isBuilt(project.path, project.path)).toBe(state === 'current')
})
