import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepAssets } from '#scripts/build/kept-assets.ts'
import { folderOf } from '#tests/support/folder-of.ts'

const namesIn = async (folder: string) => (await readdir(join(folder, 'assets'))).toSorted()

/** Makes a build of these scripts over an earlier one, as `npm run build` does. */
async function release(names: readonly string[], earlier: string, keep: number) {
  const files = names.map((name) => [`assets/${name}`, `made with ${names.join()}`])
  const build = await folderOf(Object.fromEntries(files) as Record<string, string>)
  return { ...build, kept: await keepAssets({ dist: build.path, earlier, keep }) }
}

test('a build holds the scripts of the releases before it, with their compressed copies, and its own where names are the same', async () => {
  await using first = await folderOf({
    'assets/app-1.js': 'first',
    'assets/app-1.js.br': 'br',
    'assets/app-1.js.gz': 'gz',
    'assets/same.js': 'first',
  })
  await using second = await release(['app-2.js', 'same.js'], first.path, 1)
  expect(second.kept).toEqual({ releases: 1, files: 1 })
  expect(await namesIn(second.path)).toEqual(['app-1.js', 'app-1.js.br', 'app-1.js.gz', 'app-2.js', 'same.js'])
  expect(await readFile(join(second.path, 'assets/app-1.js'), 'utf8')).toBe('first')
  expect(await readFile(join(second.path, 'assets/same.js'), 'utf8')).toBe('made with app-2.js,same.js')
})

test.each([
  [0, ['app-4.js']],
  [1, ['app-3.js', 'app-4.js']],
  [2, ['app-2.js', 'app-3.js', 'app-4.js']],
  [9, ['app-1.js', 'app-2.js', 'app-3.js', 'app-4.js']],
])('of %i earlier releases no more are kept, the newest first', async (keep, names) => {
  await using first = await release(['app-1.js'], '/nowhere', 9)
  await using second = await release(['app-2.js'], first.path, 9)
  await using third = await release(['app-3.js'], second.path, 9)
  await using fourth = await release(['app-4.js'], third.path, keep)
  expect(await namesIn(fourth.path)).toEqual(names)
})

test('the same build once more drives no release out', async () => {
  await using first = await release(['app-1.js'], '/nowhere', 1)
  await using second = await release(['app-2.js'], first.path, 1)
  await using again = await release(['app-2.js'], second.path, 1)
  expect(await namesIn(again.path)).toEqual(['app-1.js', 'app-2.js'])
  await using third = await release(['app-3.js'], again.path, 1)
  expect(await namesIn(third.path)).toEqual(['app-2.js', 'app-3.js'])
})

test('without an earlier build there is nothing to keep', async () => {
  await using empty = await folderOf({})
  await using first = await release(['app-1.js'], empty.path, 1)
  expect(first.kept).toEqual({ releases: 0, files: 0 })
})

test('a release that has lost a script stops the build', async () => {
  await using first = await release(['app-1.js'], '/nowhere', 1)
  await rm(join(first.path, 'assets/app-1.js'))
  await expect(release(['app-2.js'], first.path, 1)).rejects.toThrow(/app-1\.js/)
})

test('the source maps of what is kept are kept', async () => {
  await using first = await folderOf({ 'dist/assets/app-1.js': '', 'maps/assets/app-1.js.map': 'first' })
  await using second = await folderOf({ 'dist/assets/app-2.js': '', 'maps/assets/app-2.js.map': 'second' })
  const maps = { dist: join(second.path, 'maps'), earlier: join(first.path, 'maps') }
  await keepAssets({ dist: join(second.path, 'dist'), earlier: join(first.path, 'dist'), keep: 1 }, maps)
  expect(await namesIn(maps.dist)).toEqual(['app-1.js.map', 'app-2.js.map'])
})
