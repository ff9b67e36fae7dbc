import { spawn } from 'node:child_process'
import { CommandProblem, readCommand } from './command.ts'
import { withoutColor } from './steps.ts'

const CHECKS: Record<string, string> = {
  lint: 'oxlint',
  types: 'tsc -p . --checkers 1',
  contracts: 'node scripts/check-contracts.ts',
  unused: 'knip',
  messages: 'node scripts/check-messages.ts',
  format: 'oxfmt --check',
}
const NAMES = Object.keys(CHECKS).join(', ')

const { values, positionals } = readCommand({
  name: 'npm run check',
  args: '[NAME...]',
  purpose: 'Runs all static checks concurrently, or the named ones.',
  options: {
    base: { type: 'string', value: 'REVISION', help: 'also lists breaking changes to the contracts since a revision' },
    fix: { type: 'boolean', help: 'formats all files first' },
  },
  notes: `Checks: ${NAMES}.`,
})
const unknown = positionals.find((name) => !(name in CHECKS))
if (unknown) throw new CommandProblem(`There is no check "${unknown}". Checks: ${NAMES}.`)
if (values.base) CHECKS.contracts += ` --base "${values.base}"`
const selected = Object.entries(CHECKS).filter(([name]) => positionals.length === 0 || positionals.includes(name))

const startMs = Date.now()
if (values.fix) await run('format', 'oxfmt')
const results = await Promise.all(selected.map(([name, command]) => run(name, command)))
const failed = results.filter(({ code }) => code !== 0)
for (const { name, command, output } of failed) {
  const remedy = name === 'format' ? '\nRun: npm run check -- --fix' : ''
  console.error(`\n✗ ${name} (${command})\n${output.trim()}${remedy}`)
}
// Also print the remarks of checks that passed, such as draft translations.
for (const { name, code, remarks } of results)
  if (code === 0 && remarks) console.error(`\n! ${name}\n${remarks.trim()}`)
for (const { name, code, ms } of results) console.log(`${code === 0 ? '✓' : '✗'} ${name} (${ms} ms)`)
console.log(`${Date.now() - startMs} ms in total`)
process.exitCode = failed.length > 0 ? 1 : 0

interface Result {
  name: string
  command: string
  code: number | null
  output: string
  /** The standard error; `output` contains both streams. */
  remarks: string
  ms: number
}

/** Runs one check in a shell; npm puts the commands in node_modules/.bin on the PATH. */
function run(name: string, command: string): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env: withoutColor(process.env) })
    let output = ''
    let remarks = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => {
      output += String(chunk)
      remarks += String(chunk)
    })
    child.on('close', (code) => resolve({ name, command, code, output, remarks, ms: Date.now() - startMs }))
  })
}
