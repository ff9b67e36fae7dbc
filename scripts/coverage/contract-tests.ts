import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contracts } from '#mocks/contracts/operations.ts'
import { PAYLOAD_TEST } from '#tests/contract/support/payload-differences.ts'

/** Where the outcome of a run of the contract tests is written down. */
export interface TestRun {
  /** Vitest's JSON report. */
  results: string
  /** What tests asked the stand-ins: see `tests/contract/support/trace.ts`. */
  trace: string
}

/** What the contract tests do about an operation. */
export interface TestedOperation {
  /** The test that holds it against its payloads has passed. */
  held: boolean
  /** A contract test has called it. */
  called: boolean
}

interface Report {
  testResults: Array<{ name: string; assertionResults: Array<{ fullName: string; status: string }> }>
}

interface Line {
  test: string
  method: string
  path: string
}

const FOLDER = '/tests/contract/'

/** Runs the contract tests and gives what they left behind. */
export async function runContractTests<T>(root: string, read: (run: TestRun) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'coverage-'))
  const run = { results: join(folder, 'results.json'), trace: join(folder, 'trace.txt') }
  try {
    const args = ['run', 'tests/contract', '--reporter=json', `--outputFile=${run.results}`]
    const env = { ...process.env, CONTRACT_TRACE: run.trace }
    const child = spawn(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, env, stdio: 'ignore' })
    await new Promise((resolve) => child.on('close', resolve))
    return await read(run)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Which operations the tests of a run held against their payloads, and which they called. */
export async function testedOperations({ results, trace }: TestRun, contracts: Contracts) {
  const report = JSON.parse(await readFile(results, 'utf8')) as Report
  const passed = report.testResults
    .filter(({ name }) => posix(name).includes(FOLDER))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed'))
    .map(({ fullName }) => fullName)
  const lines = (await readFile(trace, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  const called = lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ test }) => posix(test).includes(FOLDER))
    .map(({ method, path }) => contracts.match(method, path)?.operation.id)

  return new Map(
    contracts.operations.map(({ id }): [string, TestedOperation] => [
      id,
      { held: passed.some((name) => name.endsWith(`${id} ${PAYLOAD_TEST}`)), called: called.includes(id) },
    ]),
  )
}

function posix(path: string): string {
  return path.replaceAll('\\', '/')
}
