import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepAssets } from '#scripts/build/kept-assets.ts'
import { folderOf } from '#tests/support/folder-of.ts'

const namesIn = async (folder: string) => (await readdir(join(folder, 'assets'))).toSorted()

/** Makes a build with these scripts over an earlier one. */
async function release(names: readonly string[], earlier: string, keep: number) {
  const build = await folderOf(Object.fromEntries(names.map((name) => [`assets/${name}`, names.join()])))
  return { ...build, kept: await keepAssets(build.path, earlier, keep) }
}

test('a build has the scripts of the release before it, and its own where names are the same', async () => {
  await using first = await release(['app-1.js', 'app-1.js.br', 'same.js'], '/nowhere', 1)
  await using second = await release(['app-2.js', 'same.js'], first.path, 1)
  expect([first.kept, second.kept]).toEqual([
    { releases: 0, files: 0 },
    { releases: 1, files: 2 },
  ])
  expect(await namesIn(second.path)).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js', 'same.js'])
  expect(await readFile(join(second.path, 'assets/same.js'), 'utf8')).toBe('app-2.js,same.js')
})

test.each([
  [0, ['app-4.js']],
  [1, ['app-3.js', 'app-4.js']],
  [2, ['app-2.js', 'app-3.js', 'app-4.js']],
  [9, ['app-1.js', 'app-2.js', 'app-3.js', 'app-4.js']],
])('keeps at most %i earlier releases, the newest ones', async (keep, names) => {
  await using first = await release(['app-1.js'], '/nowhere', 9)
  await using second = await release(['app-2.js'], first.path, 9)
  await using third = await release(['app-3.js'], second.path, 9)
  await using fourth = await release(['app-4.js'], third.path, keep)
  expect(await namesIn(fourth.path)).toEqual(names)
})

test('repeating a build displaces no earlier release', async () => {
  await using first = await release(['app-1.js'], '/nowhere', 1)
  await using second = await release(['app-2.js'], first.path, 1)
  await using again = await release(['app-2.js'], second.path, 1)
  expect(await namesIn(again.path)).toEqual(['app-1.js', 'app-2.js'])
})

test('a script missing from an earlier release stops the build', async () => {
  await using first = await release(['app-1.js'], '/nowhere', 1)
  await rm(join(first.path, 'assets/app-1.js'))
  await expect(release(['app-2.js'], first.path, 1)).rejects.toThrow(/app-1\.js/)
})
