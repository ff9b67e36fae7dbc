// `npm run check:advisories`: whether the registry knows of a serious weakness in what is shipped. Ends with 0 when it knows of
// none, with 1 when it does, and with 2 when it could not be asked.
import './require-node.mjs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const { judgeAudit } = await import('#scripts/check-advisories/judge-audit.ts')

const COMMAND = 'npm audit --omit=dev --audit-level=high --json'
const { stdout, stderr } = spawnSync(COMMAND, {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  shell: true,
  maxBuffer: 2 ** 28,
})
const verdict = judgeAudit(stdout, stderr)
console.log(verdict.words)
process.exitCode = { none: 0, some: 1, unknown: 2 }[verdict.is]
