import { lowerQuartile, median } from './figures.ts'
import type { Cost } from './load.ts'
import type { Measured } from './rounds.ts'

type Figure = 'firstPaint' | 'content' | 'interactive' | 'shift' | 'longTasks'
type Count = 'requests' | 'calls' | 'documentBytes' | 'scriptBytes'

/** The rows that others are compared with. */
export type Floors = { plain: string; react: string }

const HEAD = [
  'page',
  'build',
  'first paint ms',
  '÷ static',
  'content ms',
  '÷ react',
  'interactive ms',
  'long tasks ms',
  'CLS',
  'requests',
  'product calls',
  'document KB',
  'script KB',
  'console errors',
]

/** Writes what was measured as a Markdown table: lower quartiles, medians in brackets. Sizes are in 1000 bytes of content. */
export function costTable(measured: readonly Measured[], floors: Floors): string {
  const floorOf = (build: string, figure: Figure) =>
    lowerQuartile(measured.find(({ row }) => row.build === build)?.costs.map((cost) => cost[figure]) ?? [])
  const plain = floorOf(floors.plain, 'firstPaint')
  const react = floorOf(floors.react, 'content')
  const rows = measured.map(({ row, costs }) => {
    const of = (figure: Figure) => costs.map((cost) => cost[figure])
    return [
      row.page,
      row.build,
      both(of('firstPaint')),
      (lowerQuartile(of('firstPaint')) / plain).toFixed(2),
      both(of('content')),
      (lowerQuartile(of('content')) / react).toFixed(2),
      row.target.control ? both(of('interactive')) : '',
      both(of('longTasks')),
      Math.max(...of('shift')).toFixed(4),
      most(costs, 'requests'),
      most(costs, 'calls'),
      (most(costs, 'documentBytes') / 1000).toFixed(1),
      (most(costs, 'scriptBytes') / 1000).toFixed(1),
      costs.reduce((sum, { errors }) => sum + errors.length, 0),
    ]
  })
  return table([HEAD, ...rows])
}

/** Returns each error of the console and of a load once, with the row that it came from. */
export function errorList(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ row, costs, failures }) =>
    [...new Set([...failures, ...costs.flatMap(({ errors }) => errors)])].map(
      (error) => `${row.page}, ${row.build}: ${error}`,
    ),
  )
}

/** The first row is the head. */
function table(rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const [head = [], ...others] = rows
  return [line(head), line(head.map(() => '---')), ...others.map(line)].join('\n')
}

function both(values: number[]): string {
  return `${Math.round(lowerQuartile(values))} (${Math.round(median(values))})`
}

function most(costs: readonly Cost[], count: Count): number {
  return Math.max(...costs.map((cost) => cost[count]))
}
