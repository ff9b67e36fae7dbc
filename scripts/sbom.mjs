// `npm run sbom`: what a build ships, as a CycloneDX list, in sbom.json or the file that is named: the packages that browsers and
// the server are sent, by the build and the lock file.
import './require-node.mjs'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const { DIST, PACKAGES, ROOT } = await import('#scripts/build/paths.ts')
const { shippedPackages } = await import('#scripts/build/shipped.ts')
const { onlyShipped } = await import('#scripts/sbom/only-shipped.ts')

const COMMAND = 'npm sbom --sbom-format cyclonedx --package-lock-only'

const target = resolve(process.argv[2] ?? join(ROOT, 'sbom.json'))
const { status, stdout, stderr } = spawnSync(COMMAND, { cwd: ROOT, encoding: 'utf8', shell: true, maxBuffer: 2 ** 28 })
if (status !== 0) {
  console.error(`npm could not make the list: ${stderr.trim()}`)
  process.exit(1)
}
const installed = (await shippedPackages(ROOT)).map(({ id }) => id)
const shipped = new Set([...installed, ...bundledPackages()])
const bom = onlyShipped(JSON.parse(stdout), shipped)
const missing = shipped.size - bom.components.length
if (missing !== 0) {
  console.error(`npm's list lacks ${missing} of the ${shipped.size} packages that are shipped.`)
  process.exit(1)
}
writeFileSync(target, `${JSON.stringify(bom, null, 2)}\n`)
console.log(`${target}: ${bom.components.length} packages, CycloneDX ${bom.specVersion}`)

function bundledPackages() {
  const list = join(process.argv[3] ?? DIST, PACKAGES)
  try {
    return JSON.parse(readFileSync(list, 'utf8'))
  } catch {
    console.error(`${list} cannot be read. Run "npm run build" first.`)
    process.exit(1)
  }
}
