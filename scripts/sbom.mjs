// `npm run sbom`: what is shipped, as a CycloneDX list, in sbom.json or the file that is named: the packages that browsers and
// the server are sent, by the lock file.
import './require-node.mjs'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from './build.mjs'

const { shippedPackages } = await import('#scripts/build/shipped.ts')
const { onlyShipped } = await import('#scripts/sbom/only-shipped.ts')

const COMMAND = 'npm sbom --sbom-format cyclonedx --package-lock-only'

const target = resolve(process.argv[2] ?? join(ROOT, 'sbom.json'))
const { status, stdout, stderr } = spawnSync(COMMAND, { cwd: ROOT, encoding: 'utf8', shell: true, maxBuffer: 2 ** 28 })
if (status !== 0) {
  console.error(`npm could not make the list: ${stderr.trim()}`)
  process.exit(1)
}
const shipped = new Set((await shippedPackages(ROOT)).map(({ id }) => id))
const bom = onlyShipped(JSON.parse(stdout), shipped)
const missing = shipped.size - bom.components.length
if (missing !== 0) {
  console.error(`npm's list lacks ${missing} of the ${shipped.size} packages that are shipped.`)
  process.exit(1)
}
writeFileSync(target, `${JSON.stringify(bom, null, 2)}\n`)
console.log(`${target}: ${bom.components.length} packages, CycloneDX ${bom.specVersion}`)
