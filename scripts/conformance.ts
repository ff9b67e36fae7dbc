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

/** Runs everything that was asked for, writes every report, and returns the exit code. */
async function judge(usage: Usage, authorization: string | undefined): Promise<number> {
  const { baselineOf, readBaseline } = await import('./conformance/baseline.ts')
  const { contextOf, plannedCases } = await import('./conformance/planned-cases.ts')
  const { jsonOf, junitOf } = await import('./conformance/report-files.ts')
  const { reportOf } = await import('./conformance/report.ts')
  const { conformanceOf } = await import('./conformance/run.ts')
  const { exitCodeOf, verdictOf } = await import('./conformance/verdict.ts')

  const { originOf, headers, timeoutMs, strict, verbose } = usage
  const baseline = usage.baseline === undefined ? [] : readBaseline(usage.baseline)
  const cases = plannedCases(await contextOf(usage), usage.only)
  const outcomes = await conformanceOf(cases, { originOf, authorization, headers, timeoutMs }, usage.parallel)

  const today = new Date().toISOString().slice(0, 10)
  const origins = [...new Set(usage.origins.values())]
  const verdict = verdictOf(outcomes, { strict, baseline, today })
  console.log(reportOf(verdict, { origins, verbose }))
  const found = [...verdict.findings, ...verdict.accepted]
  await write(usage.junit, () => junitOf(verdict))
  await write(usage.json, () => jsonOf(verdict, origins))
  await write(usage['write-baseline'], () => baselineOf(found, baseline, today))
  return exitCodeOf(verdict)
}

/** Writes a file that was asked for; the terminal shows the whole result by then. */
async function write(file: string | undefined, textOf: () => string): Promise<void> {
  try {
    if (file !== undefined) await writeFile(file, textOf())
  } catch (error) {
    throw new UsageError(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code}). Name a file in a folder that exists.`,
    )
  }
}
