import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuildSettings } from '#scripts/build/settings.ts'
import { folderOf } from '#tests/support/folder-of.ts'

test('ASSETS_FROM is an earlier build or an empty folder', async () => {
  await using earlier = await folderOf({ 'dist/assets/app-1.js': '' })
  await using empty = await folderOf({})
  const from = join(earlier.path, 'dist')
  expect(readBuildSettings({ ASSETS_KEEP: '0', ASSETS_FROM: from })).toEqual({ keep: 0, from })
  expect(readBuildSettings({ ASSETS_KEEP: '20', ASSETS_FROM: empty.path })).toEqual({ keep: 20, from: empty.path })
})

test.each([
  [{ ASSETS_KEEP: '21' }, /^ASSETS_KEEP .*from 0 to 20/],
  [{ ASSETS_FROM: import.meta.dirname }, /^ASSETS_FROM .*folder of an earlier build/],
  [{ ASSET_KEEP: '2' }, /^ASSET_KEEP .*ASSETS_KEEP/],
  [{ ASSETS_KEEP: 'x', ASSETS_FROM: '/nowhere' }, /ASSETS_KEEP.*\n.*ASSETS_FROM/],
])('%o is refused with the reason', (env, words) => {
  expect(() => readBuildSettings(env)).toThrow(words)
})

test('the server’s settings are not its concern', () => {
  expect(() => readBuildSettings({ API_ORIGIN: 'http://a.example', PORT: '1', API_ORGIN: 'x' })).not.toThrow()
})
