import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findChromium } from '#scripts/find-chromium.ts'

/** It comes by npx when it is asked for: its packages weigh more than all others of this project together. */
export const LIGHTHOUSE = 'lighthouse@13.5.0'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const

type Category = (typeof CATEGORIES)[number]
type Metric = (typeof METRICS)[number]

/** What Lighthouse says of one load. */
export type Run = {
  /** 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds, but for the layout shift, which has no unit, and the weight, which is in bytes over the wire. */
  metrics: Record<Metric, number>
  /** The audits of accessibility and best practices that failed. */
  failed: string[]
  /** Lighthouse's measure of the machine; its own limit for "slow" is 1000. */
  benchmarkIndex: number
}

/** What is read of a report in JSON. */
type Report = {
  runtimeError?: { message: string }
  categories: Record<Category, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<string, { score: number | null; scoreDisplayMode: string; numericValue?: number }>
  environment: { benchmarkIndex: number }
}

/**
 * Loads an address once in a browser of its own, as Lighthouse's mobile preset does it.
 *
 * @throws when the page cannot be loaded, or the report lacks a score or a figure
 */
export async function runLighthouse(address: string): Promise<Run> {
  const { executablePath, env } = await findChromium()
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ]
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 1024 * 1024,
  })
  return readReport(JSON.parse(stdout) as Report)
}

function readReport({ runtimeError, categories, audits, environment }: Report): Run {
  if (runtimeError) throw new Error(runtimeError.message)
  const valueOf = (id: string, value: number | null | undefined): number => {
    if (typeof value !== 'number') throw new Error(`Lighthouse gave no value for ${id}.`)
    return value
  }
  const failed = [categories.accessibility, categories['best-practices']]
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id }) => audits[id]?.scoreDisplayMode !== 'informative' && (audits[id]?.score ?? 1) < 1)
  return {
    scores: fromEach(CATEGORIES, (id) => Math.round(valueOf(id, categories[id].score) * 100)),
    metrics: fromEach(METRICS, (id) => valueOf(id, audits[id]?.numericValue)),
    failed: failed.map(({ id }) => id),
    benchmarkIndex: environment.benchmarkIndex,
  }
}

function fromEach<Name extends string>(names: readonly Name[], of: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>
}
