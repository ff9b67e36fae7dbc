import type { operations } from '#api/generated/sandbox.d.ts'
import { SCENARIOS, type Scenario } from '#mocks/scenarios.ts'
import type { Handlers } from './handlers.ts'
import { namedAnswers } from './named-answers.ts'
import type { World } from './world.ts'

/** The sandbox's own calls, for tests and the gallery. */
export function control(world: World): Handlers<operations> {
  const scenarios = SCENARIOS.filter(isShown).map(({ flow, state, title, link, host }) => {
    return { flow, state, title, link, ...(host !== undefined && { host }) }
  })
  const answer = namedAnswers<operations>(world)
  return {
    getScenarios: () => ({ status: 200, body: { scenarios } }),
    readLedger: ({ query }) => ({ status: 200, body: { entries: world.ledger.entries(query.key) } }),
    listViolations: ({ query }) => ({ status: 200, body: { violations: world.violations.list(query.key) } }),
    listUploads: ({ query }) => ({ status: 200, body: { uploads: world.uploads.list(query.key) } }),
    getUpload({ path }) {
      const content = world.uploads.content(path.upload_id)
      return content
        ? { status: 200, body: { type: 'application/octet-stream', content } }
        : answer('getUpload', 'not-held')
    },
    resetSandbox() {
      world.reset()
      return { status: 204 }
    },
    orderFault({ body }) {
      world.faults.add(body)
      return { status: 204 }
    },
  }
  /** A real backend knows none of the keys. */
  function isShown({ operationId }: Scenario): boolean {
    const { method, path } = world.contracts.operation(operationId)
    return world.serves(method, path)
  }
}
