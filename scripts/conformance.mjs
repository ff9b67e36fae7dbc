// Tests a backend against the contracts: `npm run conformance -- --origin URL`; `--help` lists all options.
import './require-node.mjs'
import './explain.mjs'
import { writeFile } from 'node:fs/promises'

const { HELP, readAuthorization, readUsage, UsageError } = await import('./conformance/usage.ts')

try {
  const usage = readUsage(process.argv.slice(2))
  process.exitCode = usage ? await judge(usage, readAuthorization(process.env)) : help()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

function help() {
  console.log(HELP)
  return 0
}

/** Runs everything that was asked for, tells it in every form, and returns the code to end with. */
async function judge(usage, authorization) {
  const { baselineOf, readBaseline } = await import('./conformance/baseline.ts')
  const { contextOf, selectionOf } = await import('./conformance/selection.ts')
  const { jsonOf, junitOf } = await import('./conformance/report-files.ts')
  const { reportOf } = await import('./conformance/report.ts')
  const { conformanceOf, plannedCases } = await import('./conformance/run.ts')
  const { exitCodeOf, verdictOf } = await import('./conformance/verdict.ts')

  const baseline = usage.baseline === undefined ? [] : readBaseline(usage.baseline)
  const context = await contextOf(usage)
  const { isWanted, partial } = selectionOf(usage.only, context)
  const { originOf, headers, timeoutMs, strict, verbose } = usage
  const origins = [...new Set(usage.origins.values())]
  const service = { originOf, authorization, headers, timeoutMs }
  const outcomes = await conformanceOf(plannedCases(context, isWanted), service, usage.parallel)

  const today = new Date().toISOString().slice(0, 10)
  const verdict = verdictOf(outcomes, { strict, baseline, today, partial })
  console.log(reportOf(verdict, { origins, verbose }))
  if (usage.junit) await write(usage.junit, junitOf(verdict))
  if (usage.json) await write(usage.json, jsonOf(verdict, origins))
  if (usage['write-baseline']) await write(usage['write-baseline'], baselineOf(verdict.found, baseline, today))
  return exitCodeOf(verdict)
}

/** Writes a file that was asked for; the terminal has told everything by then. */
async function write(file, text) {
  try {
    await writeFile(file, text)
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${error.code}). Name a file in a folder that exists.`)
  }
}
