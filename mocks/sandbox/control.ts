import type { operations } from '#api/generated/sandbox.d.ts'
import { galleryRow } from '#mocks/scenarios/gallery-row.ts'
import { SCENARIOS, type Scenario } from '#mocks/scenarios.ts'
import type { Handlers } from './handlers.ts'
import { exampleResponder } from './example-responder.ts'
import { linkFor, resellersOf } from './resellers.ts'
import type { World } from './world.ts'

export function control(world: World): Handlers<operations> {
  const rows = SCENARIOS.filter(isShown).map((row) => ({ row, entry: galleryRow(world.contracts, row, 'sandbox') }))
  const resellers = resellersOf(world.contracts).map(({ name, title }) => ({ name, title }))
  const respond = exampleResponder<operations>(world)
  return {
    getScenarios({ query }) {
      const reseller = resellers.find(({ name }) => name === query.reseller)?.name
      const scenarios = rows.map(({ row, entry }) => ({ ...entry, link: linkFor(row, reseller) }))
      return { status: 200, body: { server: 'sandbox', resellers, scenarios } }
    },
    readLedger: ({ query }) => ({ status: 200, body: { entries: forKey(world.ledger.values(), query.key) } }),
    listViolations: ({ query }) => ({ status: 200, body: { violations: forKey(world.violations.list(), query.key) } }),
    listUploads: ({ query }) => ({ status: 200, body: { uploads: forKey(world.uploads.list(), query.key) } }),
    getUpload({ path }) {
      const content = world.uploads.content(path.upload_id)
      return content
        ? { status: 200, body: { type: 'application/octet-stream', content } }
        : respond('getUpload', 'not-held')
    },
    resetSandbox() {
      world.reset()
      return { status: 204 }
    },
    injectFault({ body }) {
      world.faults.add(body)
      return { status: 204 }
    },
  }
  /** False for scenarios of operations that a real backend serves: it does not know the scenarios' keys. */
  function isShown({ operationId }: Scenario): boolean {
    const { method, path } = world.contracts.operation(operationId)
    return world.serves(method, path)
  }
}

/** Returns the entries of a key, or all entries if the key is undefined. */
function forKey<Entry extends { key: string | null }>(entries: Entry[], key: string | undefined): Entry[] {
  return entries.filter((entry) => key === undefined || entry.key === key)
}
