// `npm run check:node`: whether the Node that `npm ci` has brought is the one that nodejs.org publishes. Ends with 0 when it is,
// with 1 when it is another one, and with 2 when nobody can tell. `--from FOLDER` reads the archive there and not from the net.
import './require-node.mjs'
import './explain.mjs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './build.mjs'

const { judgeNode } = await import('#scripts/check-node/judge-node.ts')

const DOWNLOADS = 'https://nodejs.org/dist'

const { values } = parseArgs({ options: { from: { type: 'string' } } })
const { optionalDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
const verdict = await judgeNode({
  packages: Object.keys(optionalDependencies).map((name) => join(ROOT, 'node_modules', name)),
  sums: join(import.meta.dirname, 'check-node'),
  download: async (version, file) => {
    if (values.from !== undefined) return readFile(join(values.from, file.split('/').at(-1)))
    const answer = await fetch(`${DOWNLOADS}/v${version}/${file}`)
    if (!answer.ok) throw new Error(`nodejs.org answered ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  },
})
console.log(verdict.words)
process.exitCode = { same: 0, different: 1, unknown: 2 }[verdict.is]
