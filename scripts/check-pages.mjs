// Guards the pages: `npm run check:pages`. Every page has the parts that no type asks for: its item is read early, it has a
// title, messages, states, browser tests and a receipt text of its own.
import './require-node.mjs'
import './explain.mjs'
import { join } from 'node:path'

const { pageLines } = await import('./pages/page-lines.ts')
const { readProject } = await import('./pages/project.ts')

const project = await readProject(join(import.meta.dirname, '..'))
const lines = pageLines(project)
for (const line of lines) console.error(line)
if (lines.length > 0) process.exit(1)
console.log(`${project.routes.length} routes: every page has its parts.`)
