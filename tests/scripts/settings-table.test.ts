import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readBuildSettings } from '#scripts/build/settings.ts'
import { withHeaderTable } from '#scripts/docs/header-table.ts'
import { withSettingsTables } from '#scripts/docs/settings-tables.ts'
import { SETTINGS } from '#server/settings-schema.ts'
import { readSettings } from '#server/settings.ts'

const document = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8')

test('docs/operating.md has the headers, settings and limits of the code; `npm run generate` writes them', () => {
  expect(withHeaderTable(withSettingsTables(document))).toBe(document)
})

test('readSettings accepts all examples', () => {
  const env = Object.fromEntries(Object.entries(SETTINGS).map(([name, { example }]) => [name, example]))
  expect(() => readSettings(env)).not.toThrow()
})

test('docs/operating.md has the default of ASSETS_KEEP', () => {
  expect(document).toContain(`| \`ASSETS_KEEP\` | ${readBuildSettings({}).keep} `)
})
