// `npm run trace -- "STACK"`, or with the stack on standard input: the places of a release's scripts as places in the sources.
// `--maps FOLDER` names the source maps of that release (docs/operating.md, "Errors of a release").
import './require-node.mjs'
import './explain.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

const { translateStack } = await import('#scripts/trace/translate-stack.ts')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { maps: { type: 'string', default: join(import.meta.dirname, '..', 'dist-maps') } },
})
if (!existsSync(values.maps)) {
  console.error(`There is no folder ${values.maps}. "npm run build" writes one; --maps names that of another release.`)
  process.exit(1)
}
const stack = positionals.length > 0 ? positionals.join('\n') : await text(process.stdin)
const { lines, unknown, translated } = await translateStack(stack, values.maps)
console.log(lines.join('\n'))
for (const file of unknown)
  console.error(`${values.maps} has no map of ${file}: the stack is of another release. Name its maps with --maps.`)
if (translated === 0 && unknown.length === 0)
  console.error('No place in a script of the pages was found: it looks like /assets/app-1a2b3c4d.js:1:2345.')
process.exitCode = translated > 0 && unknown.length === 0 ? 0 : 1
