import { describe, expect, test } from 'vitest'
import { judge } from './verdict.ts'

const VISIT = { name: 'listing', key: 'open~1', presses: 1, writes: 1, unread: 0, told: true }
const TRUTH = { arrived: 1, taken: true }
const counts = (visit: Partial<typeof VISIT>, truth: Partial<typeof TRUTH>) => {
  const { doubled, lost, untold } = judge([{ ...VISIT, ...visit }], () => ({ ...TRUTH, ...truth }))
  return { doubled: doubled.length, lost: lost.length, untold: untold.length }
}
const NOTHING = { doubled: 0, lost: 0, untold: 0 }

describe('the verdict on a load', () => {
  test('passes what was sent once and taken, and what was sent again after a read', () => {
    expect(counts({}, {})).toEqual(NOTHING)
    expect(counts({ presses: 3, writes: 2 }, { arrived: 2 })).toEqual(NOTHING)
    expect(counts({ presses: 2, writes: 2 }, { arrived: 1 })).toEqual(NOTHING)
  })

  test('finds what was doubled on the way, by the page or in haste, once for each link', () => {
    expect(counts({}, { arrived: 2 })).toEqual({ ...NOTHING, doubled: 1 })
    expect(counts({ presses: 2, writes: 2 }, { arrived: 3 })).toEqual({ ...NOTHING, doubled: 1 })
    expect(counts({ writes: 2 }, { arrived: 2 })).toEqual({ ...NOTHING, doubled: 1 })
    expect(counts({ presses: 2, writes: 2, unread: 1 }, { arrived: 2 })).toEqual({ ...NOTHING, doubled: 1 })
  })

  test('finds what was told and is not there, what is there and was not told, and what never came to an end', () => {
    expect(counts({}, { taken: false })).toEqual({ ...NOTHING, lost: 1 })
    expect(counts({ told: false }, {})).toEqual({ ...NOTHING, lost: 1 })
    expect(counts({ told: false }, { taken: false })).toEqual({ ...NOTHING, untold: 1 })
  })
})
