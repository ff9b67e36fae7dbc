import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withHeaderTable } from '#scripts/docs/header-table.ts'

test('docs/operating.md has the header rules of the code; `npm run generate` writes them', async () => {
  const document = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  expect(withHeaderTable(document)).toBe(document)
})
