import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './build/paths.ts'
import { readCommand } from './command.ts'
import { updateTypes } from './contracts/types.ts'
import { updateEnglishTypes } from './messages/languages.ts'
import { updateRouteTree } from './route-tree.ts'

readCommand({
  name: 'npm run generate',
  purpose:
    'Writes all generated files: the types, paths and limits of the contracts, the types of the messages, the route tree, and the tables in docs/operating.md.',
})

const staleFiles = await updateTypes()
if (await updateEnglishTypes()) staleFiles.push('src/i18n/english.gen.ts')
if (await updateRouteTree(ROOT)) staleFiles.push('src/route-tree.gen.ts')
if (await writeTables()) staleFiles.push('docs/operating.md')
for (const file of staleFiles) console.log(file)
console.log(
  staleFiles.length > 0 ? `Files rewritten or removed: ${staleFiles.length}.` : 'All generated files are up to date.',
)

/** Updates the tables in docs/operating.md. Imports are dynamic, because the modules read the files generated above. */
async function writeTables(): Promise<boolean> {
  const { withHeaderTable } = await import('./docs/header-table.ts')
  const { withSettingsTables } = await import('./docs/settings-tables.ts')
  const file = join(ROOT, 'docs/operating.md')
  const before = await readFile(file, 'utf8')
  const after = withSettingsTables(withHeaderTable(before))
  if (after === before) return false
  await writeFile(file, after)
  return true
}
