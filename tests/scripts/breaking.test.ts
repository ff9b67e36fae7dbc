import { beforeAll, expect, test } from 'vitest'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'
import { BREAKING, HARMLESS, itemContract } from './breaking-rows.ts'
import { breakingChanges, type BreakingChange, type Documents } from '#scripts/contracts/breaking.ts'

const ROWS = [...BREAKING, ...HARMLESS]

let changes: BreakingChange[]
beforeAll(async () => {
  const base = ROWS.map((_, index) => [`${index}`, itemContract(`/${index}`)] as const)
  const revision = ROWS.map(([, alter], index) => {
    const copy = itemContract(`/${index}`)
    alter(copy)
    return [`${index}`, copy] as const
  })
  changes = await breakingChanges(asDocuments(base), asDocuments(revision))
})

function asDocuments(copies: ReadonlyArray<readonly [string, { paths: object }]>): Documents {
  return copies.map(([name, { paths }]) => [name, { paths: paths as ContractDocument['paths'] }])
}

test.each(ROWS.map(([change, , broken], index) => ({ change, broken, contract: `${index}` })))(
  'when $change, that is told where it breaks, or not at all',
  ({ broken, contract }) => {
    const found = changes.filter((one) => one.contract === contract)
    expect(found.map(({ operation, at }) => `${operation} ${at}`.trim())).toEqual(broken)
    for (const { what } of found) expect(what).toMatch(/\w.*\.$/)
  },
)
