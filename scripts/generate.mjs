// Turns the contracts into types: `npm run generate`. With --check it only tells which types are stale.
import './require-node.mjs'

const { mkdir, readFile, readdir, rm, writeFile } = await import('node:fs/promises')
const { bundleContract, contractNames } = await import('#mocks/contracts/bundle.ts')
const { typesOf } = await import('./codegen/types-of.mjs')

const checkOnly = process.argv.includes('--check')
const folder = new URL('../src/api/generated/', import.meta.url)
const names = contractNames()
await mkdir(folder, { recursive: true })

const stale = []
for (const name of names) {
  const file = new URL(`${name}.d.ts`, folder)
  const wanted = await typesOf(name, await bundleContract(name))
  if ((await readFile(file, 'utf8').catch(() => '')) === wanted) continue
  stale.push(`src/api/generated/${name}.d.ts is not what openapi/${name}.yaml says.`)
  if (!checkOnly) await writeFile(file, wanted)
}

for (const file of await readdir(folder)) {
  if (names.includes(file.replace('.d.ts', ''))) continue
  stale.push(`src/api/generated/${file} belongs to no contract.`)
  if (!checkOnly) await rm(new URL(file, folder))
}

if (checkOnly && stale.length > 0) {
  console.error(stale.map((line) => `${line} Run: npm run generate`).join('\n'))
  process.exit(1)
}
console.log(stale.length > 0 ? `${stale.length} type files rewritten or removed.` : 'All types are up to date.')
