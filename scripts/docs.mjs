// `npm run docs`: the contracts as pages to browse in dist-docs/, an index and one page a contract, which open from a disk
// and without a network.
import './require-node.mjs'
import './explain.mjs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './build.mjs'

const { bundleContract, contractNames } = await import('#mocks/contracts/bundle.ts')
const { redocly } = await import('./contracts/redocly.ts')
const { indexPage } = await import('./docs/index-page.ts')

const TARGET = join(ROOT, 'dist-docs')
/** Nothing is loaded from elsewhere: Redoc would fetch a logo, and thereby tell who reads what. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'unsafe-inline' data: blob:">`

await rm(TARGET, { recursive: true, force: true })
await mkdir(TARGET, { recursive: true })
const contracts = []
for (const name of contractNames()) {
  contracts.push({ name, document: await bundleContract(name) })
  await writePage(name)
}
await writeFile(join(TARGET, 'index.html'), indexPage(contracts))
console.log(`${contracts.length} contracts, written to ${join(TARGET, 'index.html')}`)

async function writePage(name) {
  const output = join(TARGET, `${name}.html`)
  // Without the bundle inside, a page would fetch it from Redocly's servers.
  const options = ['--config', 'openapi/redocly.yaml', '--output', output, '--inlineBundle']
  await redocly(['build-docs', `openapi/${name}.yaml`, ...options], ROOT)
  const html = await readFile(output, 'utf8')
  if (!html.includes('<head>')) throw new Error(`${output} has no head to put the policy in.`)
  await writeFile(output, html.replace('<head>', `<head>${POLICY}`))
}
