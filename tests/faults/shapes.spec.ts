import fc from 'fast-check'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { mutations } from './mutated-json.ts'
import { respondingWith } from './faults.ts'
import { messagePattern } from './messages.ts'
import { expectNothingRaw } from './play.ts'
import { expect, test } from './test.ts'
import { OPERATION_CALLS } from './page-calls.ts'

/** How many responses each page gets: examples of the contract with parts replaced. */
const RESPONSES = 40

/** Part of every step title, because it differs in each run. */
const seed = Date.now()

const READ_KINDS = new Set(['item', 'sparse item', 'list', 'sample', 'optional', 'registrar'])

for (const { name, operation, call } of OPERATION_CALLS.filter((each) => READ_KINDS.has(each.call.kind))) {
  test(`${name} shows a heading and no raw values for any response`, async ({ page, stage, problems }) => {
    test.setTimeout(600_000)
    const examples = examplesOf(operation).filter(({ status }) => status === 200)
    const bodies = mutations(examples.map(({ value }) => value))
    for (const [index, body] of fc.sample(bodies, { numRuns: RESPONSES, seed }).entries()) {
      await test.step(`seed ${seed}, response ${index}: ${JSON.stringify(body)}`, async () => {
        stage.backend.fail(operation.id, respondingWith(body))
        await page.goto(stage.origin + call.link(`${call.state}~${index}`), { waitUntil: 'commit' })
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading.filter({ hasNotText: messagePattern('shell.loading.text') })).toHaveText(/./)
        await expect(heading).not.toHaveText(messagePattern('shell.crash.heading'))
        await expectNothingRaw(page)
        expect(problems, JSON.stringify(body)).toEqual([])
      })
    }
  })
}
