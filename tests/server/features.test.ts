import { expect, test } from 'vitest'
import { FEATURES } from '#server/features.ts'

/** Section 9 of the specification, as printed. */
const TABLE = `
| trade | on | on | on |
| transferAway | on | on | on |
| tldInfo | on | on | on |
| registrant | on | on | on |
| preview | on | on | on |
| consent | on | on | on |
| trademark | on | on | off |
| transferIn | on | on | off |
| dls | on | on | off |
| uk | on | on | off |
| intentionallyBroken | on | on | off |
| requestUserData | on | off | off |`

test('the features of each environment are those of the specification', () => {
  const rows = TABLE.trim()
    .split('\n')
    .map((row) => row.match(/\w+/g) ?? [])
  const column = (index: number) => Object.fromEntries(rows.map((row) => [row[0], row[index] === 'on']))
  expect(FEATURES).toMatchObject({ dev: column(1), qa: column(2), pre: column(3), srs: column(3), hrs: column(3) })
})
