import { expect, test } from 'vitest'
import { layoutShift, lowerQuartile, median } from '#scripts/measure/figures.ts'
import { costTable } from '#scripts/measure/tables.ts'

test('lower quartile and median are measured values, whatever their order', () => {
  const values = [9, 1, 8, 2, 7, 3, 6, 4]
  expect(lowerQuartile(values)).toBe(2)
  expect(median(values)).toBe(4)
  expect(lowerQuartile([5])).toBe(5)
  expect(median([3, 10, 20])).toBe(10)
  expect(median([])).toBeNaN()
})

test('layout shifts add up within a session window', () => {
  const at = (...moments: number[]) => moments.map((moment) => ({ at: moment, value: 0.1 }))
  expect(layoutShift([])).toBe(0)
  expect(layoutShift(at(0, 900))).toBeCloseTo(0.2)
  expect(layoutShift(at(0, 1100, 1200))).toBeCloseTo(0.2)
  expect(layoutShift(at(0, 900, 1800, 2700, 3600, 4500, 5400))).toBeCloseTo(0.6)
})

test('the table compares lower quartiles with those of the floors', () => {
  const cost = (firstPaint: number, content: number) => ({
    firstPaint,
    content,
    interactive: content,
    shift: 0,
    longTasks: 0,
    requests: 1,
    calls: 0,
    documentBytes: 1234,
    scriptBytes: 0,
    scripts: 0,
    errors: [],
    exchanges: [],
  })
  const close = async () => {}
  const server = { origin: '', reset: () => {}, exchanges: [], quiet: close, close }
  const target = { server, address: () => '/', content: 'main', control: 'button' }
  const row = (build: string, ...costs: ReturnType<typeof cost>[]) => ({
    row: { page: 'page', build, target },
    costs,
    failures: [],
  })
  const measured = [
    row('plain', cost(100, 100), cost(900, 900)),
    row('react', cost(400, 500), cost(900, 900)),
    row('now', cost(150, 250), cost(160, 900)),
  ]
  const [, , , , line = ''] = costTable(measured, { plain: 'plain', react: 'react' }).split('\n')
  expect(line.split(' | ').slice(1, 7)).toEqual(['now', '150 (150)', '1.50', '250 (250)', '0.50', '250 (250)'])
  expect(line).toContain(' 1.2 ')
})
