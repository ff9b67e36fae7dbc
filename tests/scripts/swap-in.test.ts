import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { swapIn } from '#scripts/build/swap-in.ts'
import { folderOf } from '#tests/support/folder-of.ts'

const OLD = { 'dist/file': 'old', 'dist/gone': 'old', 'dist-maps/file': 'old' }

async function project(files: Record<string, string>) {
  const { path, ...rest } = await folderOf(files)
  return { ...rest, path, workshop: join(path, '.tmp'), places: [join(path, 'dist-maps'), join(path, 'dist')] }
}

const fill = async (...made: string[]) => {
  for (const folder of made) await writeFile(join(folder, 'file'), 'new')
  return 'done'
}

test.each([
  ['over an earlier build', OLD],
  ['where there was none', {}],
])('folders are put in place whole, %s', async (_, files) => {
  await using at = await project(files)
  expect(await swapIn(at.workshop, at.places, fill)).toBe('done')
  for (const place of at.places) {
    expect(await readdir(place)).toEqual(['file'])
    expect(await readFile(join(place, 'file'), 'utf8')).toBe('new')
  }
  expect(await readdir(at.workshop)).toEqual([])
})

test('until then, and when it fails, the earlier build stands', async () => {
  await using at = await project(OLD)
  const failing = swapIn(at.workshop, at.places, async (...made) => {
    await fill(...made)
    expect(await readFile(join(at.path, 'dist/file'), 'utf8')).toBe('old')
    throw new Error('The disk is full')
  })
  await expect(failing).rejects.toThrow('The disk is full')
  expect((await readdir(join(at.path, 'dist'))).toSorted()).toEqual(['file', 'gone'])
  expect(await readFile(join(at.path, 'dist-maps/file'), 'utf8')).toBe('old')
  expect(await readdir(at.workshop)).toEqual([])
})

test('what cannot be put in place leaves the earlier one there', async () => {
  await using at = await project(OLD)
  const losing = swapIn(at.workshop, at.places.slice(1), async (...made) => {
    for (const folder of made) await rm(folder, { recursive: true })
  })
  await expect(losing).rejects.toThrow('ENOENT')
  expect((await readdir(join(at.path, 'dist'))).toSorted()).toEqual(['file', 'gone'])
})
