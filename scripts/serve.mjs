// `npm run serve`: serves the build in dist/.
import './require-node.mjs'
import { existsSync } from 'node:fs'

const main = new URL('../dist/server/main.js', import.meta.url)
if (!existsSync(main)) {
  console.error('There is no build to serve. Run "npm run build" first, or "npm start", which builds when needed.')
  process.exit(1)
}
await import(main.href)
