import { writeFile } from 'node:fs/promises'
import { CommandProblem, readCommand } from './command.ts'
import { baselineOf, readBaseline } from './conformance/baseline.ts'
import { contextOf, plannedCases } from './conformance/planned-cases.ts'
import { jsonOf, junitOf } from './conformance/report-files.ts'
import { reportOf } from './conformance/report.ts'
import { runCases } from './conformance/run.ts'
import { COMMAND, readAuthorization, readUsage } from './conformance/usage.ts'
import { exitCodeOf, verdictOf } from './conformance/verdict.ts'

const usage = readUsage(readCommand(COMMAND).values)
const authorization = readAuthorization(process.env)
const { originOf, headers, timeoutMs, strict, verbose } = usage
const baseline = usage.baseline === undefined ? [] : readBaseline(usage.baseline)
const cases = plannedCases(await contextOf(usage), usage.only)
const outcomes = await runCases(cases, { originOf, authorization, headers, timeoutMs }, usage.parallel)

const today = new Date().toISOString().slice(0, 10)
const origins = [...new Set(usage.origins.values())]
const verdict = verdictOf(outcomes, { strict, baseline, today })
console.log(reportOf(verdict, { origins, verbose }))
const deviations = [...verdict.findings, ...verdict.accepted]
await write(usage.junit, () => junitOf(verdict))
await write(usage.json, () => jsonOf(verdict, origins))
await write(usage['write-baseline'], () => baselineOf(deviations, baseline, today))
process.exitCode = exitCodeOf(verdict)

/** Writes a report to a file, if the user named one. */
async function write(file: string | undefined, textOf: () => string): Promise<void> {
  try {
    if (file !== undefined) await writeFile(file, textOf())
  } catch (error) {
    throw new CommandProblem(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code}). Name a file in a folder that exists.`,
    )
  }
}
