// Writes everything that is generated: `npm run generate`, which then runs scripts/messages.mjs for the types of messages.
import './require-node.mjs'
import './explain.mjs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const { ROOT } = await import('./build/paths.ts')
const { updateTypes } = await import('./contracts/types.ts')
const { typesOf } = await import('./codegen/types-of.mjs')
const { updateRouteTree } = await import('./route-tree.ts')

const written = await updateTypes({ root: ROOT, typesOf, checkOnly: false })
if (await updateRouteTree(ROOT)) written.push('src/route-tree.gen.ts')
if (await writeTables()) written.push('docs/operating.md')
for (const file of written) console.log(file)
console.log(
  written.length > 0 ? `${written.length} files rewritten or removed.` : 'All generated files are up to date.',
)

/** The tables of headers, settings and limits, from the code of the server, which reads what was just generated. */
async function writeTables() {
  const { withHeaderTable } = await import('./docs/header-table.ts')
  const { withSettingsTables } = await import('./docs/settings-tables.ts')
  const file = join(ROOT, 'docs/operating.md')
  const before = await readFile(file, 'utf8')
  const wanted = withSettingsTables(withHeaderTable(before))
  if (wanted === before) return false
  await writeFile(file, wanted)
  return true
}
