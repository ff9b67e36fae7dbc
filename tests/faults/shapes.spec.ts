import fc from 'fast-check'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { mutated } from './answers.ts'
import { saying } from './faults.ts'
import { messageOf } from './messages.ts'
import { expectNothingRaw } from './play.ts'
import { expect, test } from './test.ts'
import { ROWS } from './ways.ts'

/** How many responses each page is shown: examples of the contract with parts replaced. */
const ANSWERS = process.env.FULL ? 200 : 6

/** In the title of every step, as each full run has another one. */
const seed = process.env.FULL ? Date.now() : 20_261_121

const READ_BY_PAGES = new Set(['item', 'sparse item', 'list', 'sample', 'beside', 'registrar'])

for (const { name, operation, way } of ROWS.filter((row) => READ_BY_PAGES.has(row.way.kind))) {
  test(`${name} shows any response`, async ({ page, stage, complaints }) => {
    test.setTimeout(600_000)
    const examples = examplesOf(operation).filter(({ status }) => status === 200)
    const answers = mutated(examples.map(({ value }) => value))
    for (const [index, answer] of fc.sample(answers, { numRuns: ANSWERS, seed }).entries()) {
      await test.step(`seed ${seed}, answer ${index}: ${JSON.stringify(answer)}`, async () => {
        stage.backend.fail(operation.id, saying(answer))
        await page.goto(stage.pages + way.link(`${way.state}~${index}`), { waitUntil: 'commit' })
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading.filter({ hasNotText: messageOf('shell.loading.text') })).toHaveText(/./)
        await expect(heading).not.toHaveText(messageOf('shell.crash.heading'))
        await expectNothingRaw(page)
        expect(complaints, JSON.stringify(answer)).toEqual([])
      })
    }
  })
}
