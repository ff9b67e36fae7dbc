import { median } from '#scripts/measure/figures.ts'
import { table } from '#scripts/measure/tables.ts'
import type { Run } from './run.ts'

/** The least scores that a page must reach. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100 } as const

/** All loads of a page. */
export type Loads = { page: string; runs: readonly Run[] }

const HEAD = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'KB',
]

/** Writes the middle run of each figure as a Markdown table; of the performance also the lowest and the highest. */
export function scoreTable(all: readonly Loads[]): string {
  const rows = all.map(({ page, runs }) => {
    const performance = runs.map(({ scores }) => scores.performance)
    const metric = (name: keyof Run['metrics']) => median(runs.map(({ metrics }) => metrics[name]))
    return [
      page,
      `${middle(runs, 'performance')} (${Math.min(...performance)}–${Math.max(...performance)})`,
      middle(runs, 'accessibility'),
      middle(runs, 'best-practices'),
      middle(runs, 'seo'),
      Math.round(metric('first-contentful-paint')),
      Math.round(metric('largest-contentful-paint')),
      Math.round(metric('total-blocking-time')),
      metric('cumulative-layout-shift').toFixed(4),
      (metric('total-byte-weight') / 1000).toFixed(1),
    ]
  })
  return table([HEAD, ...rows])
}

/** Says which pages stay below what they must reach, in a line each, with the audits that failed in any run. */
export function shortfalls(all: readonly Loads[]): string[] {
  return all.flatMap(({ page, runs }) => {
    const failed = [...new Set(runs.flatMap((run) => run.failed))]
    return Object.entries(LEAST)
      .map(([name, least]) => ({ name, least, score: middle(runs, name as keyof typeof LEAST) }))
      .filter(({ least, score }) => score < least)
      .map(({ name, least, score }) => {
        const why = name === 'performance' || failed.length === 0 ? '' : ` (${failed.join(', ')})`
        return `${page}: ${name} is ${score}, and must be ${least}${why}`
      })
  })
}

function middle(runs: readonly Run[], category: keyof Run['scores']): number {
  return median(runs.map(({ scores }) => scores[category]))
}
