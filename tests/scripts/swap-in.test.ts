import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { swapIn } from '#scripts/build/swap-in.ts'
import { folderOf } from '#tests/support/folder-of.ts'

test.each<[string, (...made: string[]) => Promise<unknown>, string[]]>([
  ['replaces an earlier build', async (...made) => writeFile(join(made[1] ?? '', 'new'), ''), ['new']],
  ['keeps it if the build fails', () => Promise.reject(new Error('disk full')), ['file', 'gone']],
])('%s', async (_, make, names) => {
  await using project = await folderOf({ 'dist/file': '', 'dist/gone': '' })
  const places = [join(project.path, 'dist-maps'), join(project.path, 'dist')]
  await swapIn(join(project.path, '.tmp'), places, make).catch(() => undefined)
  expect((await readdir(join(project.path, 'dist'))).toSorted()).toEqual(names)
  expect(await readdir(join(project.path, '.tmp'))).toEqual([])
})
