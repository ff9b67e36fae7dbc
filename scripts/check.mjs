// All static checks, side by side: `npm run check`. Prints what failed, and ends with 1 if anything did; and what a check that
// passed wants to be known, such as drafts of translations.
import './require-node.mjs'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { withoutColour } = await import('./plain-output.ts')
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const CHECKS = {
  lint: scripts.lint,
  types: scripts.typecheck,
  contracts: scripts['check:contracts'],
  'dead code': 'knip',
  messages: 'node scripts/messages.mjs --check',
  format: 'oxfmt --check',
}

const started = Date.now()
const results = await Promise.all(Object.entries(CHECKS).map(([name, command]) => run(name, command)))
const failed = results.filter(({ code }) => code !== 0)
for (const { name, command, output } of failed) {
  const remedy = name === 'format' ? '\nRun: npm run format' : ''
  console.error(`\n✗ ${name} (${command})\n${output.trim()}${remedy}`)
}
for (const { name, code, remarks } of results)
  if (code === 0 && remarks) console.error(`\n! ${name}\n${remarks.trim()}`)
for (const { name, code, ms } of results) console.log(`${code === 0 ? '✓' : '✗'} ${name} (${ms} ms)`)
console.log(`${Date.now() - started} ms in all`)
process.exitCode = failed.length > 0 ? 1 : 0

/** Runs one check through a shell, with the project's own commands on its path, as npm would. What it prints is kept, so it is plain text. */
function run(name, command) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env: withoutColour(process.env) })
    let output = ''
    let remarks = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => {
      output += chunk
      remarks += chunk
    })
    child.on('close', (code) => resolve({ name, command, code, output, remarks, ms: Date.now() - started }))
  })
}
