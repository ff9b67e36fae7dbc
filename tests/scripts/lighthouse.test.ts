import { expect, test } from 'vitest'
import type { Run } from '#scripts/lighthouse/run.ts'
import { scoreTable, shortfalls } from '#scripts/lighthouse/summary.ts'

const run = (scores: Partial<Run['scores']> = {}, failed: string[] = []): Run => ({
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 58, ...scores },
  metrics: {
    'first-contentful-paint': 801.4,
    'largest-contentful-paint': 1702,
    'total-blocking-time': 68,
    'cumulative-layout-shift': 0,
    'total-byte-weight': 133_900,
  },
  failed,
  benchmarkIndex: 3000,
})

const performances = (...scores: number[]) => scores.map((performance) => run({ performance }))

test('a row holds the medians of the runs, and the range of the performance', () => {
  expect(
    scoreTable([{ page: 'trade', runs: performances(90, 99, 98) }])
      .split('\n')
      .at(-1),
  ).toBe('| trade | 98 (90–99) | 100 | 100 | 58 | 801 | 1702 | 68 | 0.0000 | 133.9 |')
})

test('the median decides on a page, and one below the least is named', () => {
  expect(shortfalls([{ page: 'trade', runs: performances(90, 98, 99) }])).toEqual([])
  expect(shortfalls([{ page: 'trade', runs: performances(97, 97, 99) }])).toEqual([
    'trade: performance is 97, and must be 98',
  ])
})

test('what failed is named with its page', () => {
  const runs = [run({ accessibility: 98, 'best-practices': 96 }, ['color-contrast', 'errors-in-console'])]
  expect(shortfalls([{ page: 'listing', runs }])).toEqual([
    'listing: accessibility is 98, and must be 100 (color-contrast, errors-in-console)',
    'listing: best-practices is 96, and must be 100 (color-contrast, errors-in-console)',
  ])
})

test('the score for search engines decides nothing: these pages keep out of them', () => {
  expect(shortfalls([{ page: 'trade', runs: [run({ seo: 0 })] }])).toEqual([])
})
