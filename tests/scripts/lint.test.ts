import { spawnSync } from 'node:child_process'
import { cp, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '#tests/support/temporary-folder.ts'

const PROJECT = join(import.meta.dirname, '../..')

/** A file in each folder, and an import that is forbidden there. */
const FORBIDDEN: Record<string, string> = {
  'src/main.tsx': '#features/home/page.tsx',
  'src/router.tsx': './features/home/page.tsx',
  'src/routes/planted.tsx': '#decision/outcome.ts',
  'src/shell/planted.tsx': '#features/home/page.tsx',
  'src/features/home/planted.tsx': '#features/trade/page.tsx',
  'src/features/home/form.tsx': '#shell/banner.tsx',
  'src/decision/planted.ts': '#brand/brand.ts',
  'src/forms/planted.ts': '#api/call.ts',
  'src/brand/planted.ts': '#i18n/provider.tsx',
  'src/i18n/planted.ts': '#api/call.ts',
  'src/document/planted.ts': '#shell/banner.tsx',
  'src/api/planted.ts': '#i18n/provider.tsx',
  'src/ui/planted.tsx': '#brand/brand.ts',
  'src/jsx/planted.ts': '#lib/clock.ts',
  'src/lib/planted.ts': '#ui/notice.tsx',
  'src/server/planted.ts': '#api/call.ts',
  'src/server/first-view/planted.ts': '#features/home/page.tsx',
  'mocks/planted.ts': '#api/call.ts',
  'scripts/planted.ts': '#api/call.ts',
  'tests/planted.ts': '#features/home/page.tsx',
  // Relative imports, imports of tests, and packages.
  'src/lib/upwards.ts': '../ui/notice.tsx',
  'src/lib/into-tests.ts': '#tests/support/test.ts',
  'scripts/into-tests.ts': '#tests/support/views.ts',
  'src/features/home/client.ts': 'openapi-fetch',
  'src/features/home/zod.ts': 'zod/mini',
  'src/shell/fields.ts': 'react-hook-form',
}

test('the lint rejects a forbidden import in every folder', async () => {
  await using folder = await createFolder(
    Object.fromEntries(Object.entries(FORBIDDEN).map(([file, from]) => [file, `export type { a } from '${from}'\n`])),
  )
  const root = folder.path
  await cp(join(PROJECT, 'oxlint.config.ts'), join(root, 'oxlint.config.ts'))
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'))
  await writeFile(join(root, '.gitignore'), 'node_modules')
  const oxlint = join(PROJECT, 'node_modules/.bin/oxlint')
  const args = ['--format', 'unix', 'src', 'mocks', 'scripts', 'tests']
  const { stdout } = spawnSync(oxlint, args, { cwd: root, encoding: 'utf8' })
  for (const [file, from] of Object.entries(FORBIDDEN))
    expect(stdout).toContain(`${file}:1:1: '${from}' import is restricted`)
})

test('FORBIDDEN has every folder of src/', async () => {
  const folders = (await readdir(join(PROJECT, 'src'), { withFileTypes: true })).filter((entry) => entry.isDirectory())
  for (const { name } of folders) expect(Object.keys(FORBIDDEN).join(' ')).toContain(`src/${name}/`)
})
