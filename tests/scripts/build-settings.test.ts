import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuildSettings } from '#scripts/build/settings.ts'
import { folderOf } from '#tests/support/folder-of.ts'

test('ASSETS_KEEP is how many, ASSETS_FROM an earlier build or an empty folder', async () => {
  await using earlier = await folderOf({ 'dist/assets/app-1.js': '' })
  await using empty = await folderOf({})
  const from = join(earlier.path, 'dist')
  expect(readBuildSettings({ ASSETS_KEEP: '0', ASSETS_FROM: from })).toEqual({ keep: 0, from })
  expect(readBuildSettings({ ASSETS_KEEP: '20', ASSETS_FROM: empty.path })).toEqual({ keep: 20, from: empty.path })
})

test.each([
  ['ASSETS_KEEP', '-1', /from 0 to 20/],
  ['ASSETS_KEEP', '21', /from 0 to 20/],
  ['ASSETS_KEEP', 'all', /from 0 to 20/],
  ['ASSETS_FROM', '/nowhere', /folder of an earlier build/],
  ['ASSETS_FROM', import.meta.filename, /folder of an earlier build/],
  ['ASSETS_FROM', import.meta.dirname, /folder of an earlier build/],
  ['ASSET_KEEP', '2', /ASSETS_KEEP/],
  ['ASSETS_FORM', '/srv', /ASSETS_FROM/],
])('%s=%s is refused in words', (name, value, words) => {
  const read = () => readBuildSettings({ [name]: value })
  expect(read).toThrow(new RegExp(`^${name} `))
  expect(read).toThrow(words)
})

test('all that is wrong is told at once, and the settings of the server are not its business', () => {
  expect(() => readBuildSettings({ ASSETS_KEEP: 'x', ASSETS_FROM: '/nowhere' })).toThrow(/ASSETS_KEEP.*\n.*ASSETS_FROM/)
  expect(() => readBuildSettings({ API_ORIGIN: 'http://a.example', PORT: '1', API_ORGIN: 'x' })).not.toThrow()
})
