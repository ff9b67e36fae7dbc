import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressFiles } from '#scripts/build/compress.ts'
import { isBuilt, sourceDigest } from '#scripts/build/source-digest.ts'
import { folderOf } from '#tests/support/folder-of.ts'

const SCRIPTS = join(import.meta.dirname, '..', '..', 'scripts')

type GuardScript = { refusal: (version: string, isNpmScript: boolean) => string | undefined }

const guard = (await import(join(SCRIPTS, 'require-node.mjs'))) as GuardScript

describe('the guard of the Node version', () => {
  test.each(['24.0.0', '24.21.0', '26.10.0'])('lets %s pass', (version) =>
    expect(guard.refusal(version, false)).toBeUndefined(),
  )

  test.each(['20.20.2', '22.1.0', '9.0.0'])('stops %s with one sentence that says what to do', (version) => {
    for (const [isNpmScript, remedy] of [
      [false, 'npm start'],
      [true, 'npm ci'],
    ] as const) {
      const words = guard.refusal(version, isNpmScript)
      expect(words).toContain(version)
      expect(words).toContain(remedy)
      expect(words).toMatch(/^[^\n]+\.$/)
    }
  })

  test.each(['dev', 'serve', 'start'])('is the first thing that %s.mjs loads', async (name) => {
    const text = await readFile(join(SCRIPTS, `${name}.mjs`), 'utf8')
    const [first, ...others] = [...text.matchAll(/^import .*?'(.+)'$/gm)].map(([, from]) => from)
    expect(first).toBe('./require-node.mjs')
    // An old Node reads every static import before it runs anything.
    expect(others.filter((from) => !from?.startsWith('node:'))).toEqual([])
  })
})

describe('compressing', () => {
  test('puts a smaller copy beside each file that shrinks, but not the document', async () => {
    const script = 'let a = 1\n'.repeat(500)
    await using dist = await folderOf({
      'index.html': '<p>'.repeat(500),
      'assets/app.js': script,
      'assets/tiny.js': 'a',
      'assets/logo.png': Buffer.alloc(5000),
    })
    await compressFiles(dist.path)
    const names = (await readdir(dist.path, { recursive: true })).filter((name) => name.includes('.')).toSorted()
    expect(names).toEqual([
      'assets/app.js',
      'assets/app.js.br',
      'assets/app.js.gz',
      'assets/logo.png',
      'assets/tiny.js',
      'index.html',
    ])
    expect(brotliDecompressSync(await readFile(join(dist.path, 'assets/app.js.br'))).toString()).toBe(script)
    expect(gunzipSync(await readFile(join(dist.path, 'assets/app.js.gz'))).toString()).toBe(script)
  })
})

describe('whether dist/ is current', () => {
  const SOURCES = {
    'index.html': '<p>',
    'vite.config.ts': '',
    'package-lock.json': '{}',
    'src/main.tsx': 'a',
    'src/server/main.ts': 'a',
    'src/lib/x.test.ts': 'a',
    'src/route-tree.gen.ts': 'a',
    'public/robots.txt': 'a',
    'openapi/consent.yaml': 'a',
  }

  async function builtProject() {
    const project = await folderOf(SOURCES)
    const dist = join(project.path, 'dist')
    await mkdir(dist)
    await writeFile(join(dist, '.built-from'), await sourceDigest(project.path))
    return { ...project, dist }
  }

  test('is a matter of content, not of times', async () => {
    await using project = await builtProject()
    await utimes(join(project.path, 'src/main.tsx'), 0, 0)
    expect(await isBuilt(project.path, project.dist)).toBe(true)
  })

  test.each([
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'src/main.tsx',
    'src/server/main.ts',
    'public/robots.txt',
    'openapi/consent.yaml',
    'src/new.ts',
  ])('a change of %s makes it old', async (name) => {
    await using project = await builtProject()
    await writeFile(join(project.path, name), 'changed')
    expect(await isBuilt(project.path, project.dist)).toBe(false)
  })

  test.each(['src/lib/x.test.ts', 'src/route-tree.gen.ts'])('a change of %s does not', async (name) => {
    await using project = await builtProject()
    await writeFile(join(project.path, name), 'changed')
    expect(await isBuilt(project.path, project.dist)).toBe(true)
  })

  test('a file that is gone, a name that moved, or a build that broke off makes it old', async () => {
    await using project = await builtProject()
    await rm(join(project.path, 'src/main.tsx'))
    expect(await isBuilt(project.path, project.dist)).toBe(false)
    await writeFile(join(project.path, 'src/moved.tsx'), 'a')
    expect(await isBuilt(project.path, project.dist)).toBe(false)
    await using other = await builtProject()
    await rm(join(other.dist, '.built-from'))
    expect(await isBuilt(other.path, other.dist)).toBe(false)
  })
})
