import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST, PACKAGE_LIST, ROOT } from '#scripts/build/paths.ts'
import { shippedPackages } from '#scripts/build/shipped.ts'
import { onlyShipped } from '#scripts/sbom/only-shipped.ts'
import { CommandProblem, readCommand } from './command.ts'

const { values } = readCommand({
  name: 'npm run sbom',
  purpose: 'Writes a CycloneDX list of the packages that a build ships.',
  options: {
    out: { type: 'string', value: 'FILE', default: 'sbom.json', help: 'file to write' },
    build: { type: 'string', value: 'DIR', default: DIST, help: 'folder of the build' },
  },
})

const COMMAND = 'npm sbom --sbom-format cyclonedx --package-lock-only'
const { status, stdout, stderr } = spawnSync(COMMAND, { cwd: ROOT, encoding: 'utf8', shell: true, maxBuffer: 2 ** 28 })
if (status !== 0) throw new CommandProblem(`npm could not create the list: ${stderr.trim()}`)
const installed = (await shippedPackages(ROOT)).map(({ id }) => id)
const shipped = new Set([...installed, ...bundledPackages()])
const bom = onlyShipped(JSON.parse(stdout), shipped)
const missing = shipped.size - bom.components.length
if (missing !== 0)
  throw new CommandProblem(`npm's list lacks ${missing} of the ${shipped.size} packages that are shipped.`)
writeFileSync(values.out, `${JSON.stringify(bom, null, 2)}\n`)
console.log(`${values.out}: ${bom.components.length} packages, CycloneDX ${bom.specVersion}`)

function bundledPackages(): string[] {
  const list = join(values.build, PACKAGE_LIST)
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as string[]
  } catch {
    throw new CommandProblem(`${list} cannot be read. Run "npm run build" first.`)
  }
}
