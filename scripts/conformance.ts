// Tests a backend against the contracts: `npm run conformance -- --origin URL`; `--help` lists all options.
import { writeFile } from 'node:fs/promises'
import { explainProblems } from './command.ts'
import { HELP, readAuthorization, readUsage, UsageError, type Usage } from './conformance/usage.ts'

explainProblems()
try {
  const usage = readUsage(process.argv.slice(2))
  if (usage) process.exitCode = await judge(usage, readAuthorization(process.env))
  else console.log(HELP)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

/** Runs everything that was asked for, tells it in every form, and returns the code to end with. */
async function judge(usage: Usage, authorization: string | undefined): Promise<number> {
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
async function write(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text)
  } catch (error) {
    throw new UsageError(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code}). Name a file in a folder that exists.`,
    )
  }
}
