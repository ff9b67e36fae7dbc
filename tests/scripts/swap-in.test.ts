import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { swapIn } from '#scripts/build/swap-in.ts'
import { folderOf } from '#tests/support/folder-of.ts'

const OLD = { 'dist/file': '', 'dist/gone': '', 'dist-maps/file': '' }

test.each<[string, (...made: string[]) => Promise<unknown>, string[]]>([
  ['replaces an earlier build', async (...made) => writeFile(join(made[1] ?? '', 'new'), ''), ['new']],
  ['keeps it when the build fails', () => Promise.reject(new Error('disk full')), ['file', 'gone']],
  ['keeps it when the new one is lost', async (...made) => rm(made[1] ?? '', { recursive: true }), ['file', 'gone']],
])('%s', async (_, make, names) => {
  await using project = await folderOf(OLD)
  const places = [join(project.path, 'dist-maps'), join(project.path, 'dist')]
  await swapIn(join(project.path, '.tmp'), places, make).catch(() => undefined)
  expect((await readdir(join(project.path, 'dist'))).toSorted()).toEqual(names)
  expect(await readdir(join(project.path, '.tmp'))).toEqual([])
})
