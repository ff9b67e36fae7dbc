import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDate } from './dates.ts'

const MOMENT = new Date('2026-12-04T13:00:00.000Z')

describe('readDate', () => {
  it.each([
    ['ISO 8601', '2026-12-04T13:00:00Z'],
    ['one digit of a second', '2026-12-04T13:00:00.0Z'],
    ['an offset', '2026-12-04T14:00:00+01:00'],
    ['an offset without a colon', '2026-12-04T18:30:00+0530'],
    ['an offset of hours alone', '2026-12-04T08:00:00-05'],
    ['what databases write', '2026-12-04 13:00:00.000000+00'],
    ['an offset of hours and no seconds', '2026-12-04 14:00+01'],
    ['no zone, which means UTC', '2026-12-04 13:00:00'],
    ['epoch seconds', 1796389200],
    ['epoch seconds as digits', '1796389200'],
    ['epoch milliseconds', 1796389200000],
  ])('reads %s', (_form, value) => {
    expect(readDate(value)).toEqual(MOMENT)
  })

  it.each([
    [0],
    ['0'],
    [''],
    [' '],
    [null],
    [undefined],
    ['soon'],
    ['2026-12-04T13:00:00+1'],
    ['2026-13-45T00:00:00Z'],
    [{}],
    [Number.NaN],
    [-1],
    [1],
    ['-1'],
    ['0001-01-01T00:00:00Z'],
    ['1970-01-01T00:00:00+0000'],
    ['1984-12-31T23:59:59Z'],
  ])('reads %j as absent, never as 1970', (value) => {
    expect(readDate(value)).toBeUndefined()
  })

  it('reads back every second since 1985 from both forms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 473_385_600, max: 4_000_000_000 }), (seconds) => {
        const date = new Date(seconds * 1000)
        expect(readDate(seconds)).toEqual(date)
        expect(readDate(date.toISOString())).toEqual(date)
      }),
    )
  })
})
