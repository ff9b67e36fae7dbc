import type { components, operations } from '#api/generated/tld-info.d.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { stateOf } from '#mocks/contracts/key-of.ts'
import { scenarioOf } from '#mocks/scenarios.ts'
import type { ResponseOf, Handlers } from './handlers.ts'
import { exampleResponder } from './example-responder.ts'
import { createStore } from './store.ts'
import { createTldIndex, type TldIndex } from './tld-index.ts'
import { tldRows } from './tld-rows.ts'
import type { World } from './world.ts'

type UnhashResponse = ResponseOf<operations['unhashTldInfo']>

/** The back offices that have the whole list. */
const SYSTEMS = ['opensrs', 'enom']

/**
 * The list of TLDs. A back office with the same name as an example has the TLDs of that example; a back office with
 * the same name as a scenario has the whole list, so that the scenario's link opens a page.
 */
export function tldInfo(world: World): Handlers<operations> {
  const owners = createStore<UnhashResponse>(world, 'unhashTldInfo', withKeyAsSystem)
  const wholeList = createTldIndex(tldRows(world.tldCount, world.seed))
  const exampleLists = new Map(
    examplesOf(world.contracts.operation('listTlds'))
      .filter(({ name, status }) => status === 200 && !SYSTEMS.includes(name))
      .map(({ name, value }) => [name, createTldIndex((value as components['schemas']['TldPage']).tlds)]),
  )
  const respond = exampleResponder<operations>(world)

  function indexOf(systemName: string): TldIndex | undefined {
    const name = systemName.toLowerCase()
    if (SYSTEMS.includes(name)) return wholeList
    return exampleLists.get(stateOf(name)) ?? (scenarioOf('tld-info', name) && wholeList)
  }

  return {
    getTldInfoHash: ({ body }) => ({ status: 200, body: { hash: encodeHash(body.reseller, body.system_name) } }),

    unhashTldInfo: ({ body: { hash } }) =>
      (scenarioOf('tld-info', hash) ? undefined : decodeHash(hash)) ?? owners.read(hash),

    listTlds({ path: { system_name: name }, query }) {
      const list = indexOf(name)
      const refusal = list ? scenarioOf('tld-info', name)?.refusal : 'not-found'
      return list && !refusal ? { status: 200, body: list.page(query) } : respond('listTlds', refusal ?? 'not-found')
    },

    listTldNames({ path: { system_name: name } }) {
      const list = indexOf(name)
      return list ? { status: 200, body: { tlds: list.names() } } : respond('listTldNames', 'not-found')
    },
  }
}

/** Encodes both values in the hash, so that a link stays valid when the sandbox restarts. */
function encodeHash(reseller: string, systemName: string): string {
  return Buffer.from(`${reseller}/${systemName}`).toString('base64url')
}

function decodeHash(hash: string): UnhashResponse | undefined {
  const [, reseller, systemName] = /^(.+)\/([^/]+)$/s.exec(Buffer.from(hash, 'base64url').toString()) ?? []
  if (reseller === undefined || systemName === undefined || encodeHash(reseller, systemName) !== hash) return undefined
  return { status: 200, body: { reseller, system_name: systemName, hrs: isInternal(reseller), show_header: '1' } }
}

/** Returns whether a reseller id is the registrar's own. Source: specification section 5. */
function isInternal(reseller: string): boolean {
  return /^\w{2,4}-(enom_e|enom_br|tucows)$/i.test(reseller)
}

/** For a scenario about the list, names the back office after the key, so that each key has its own list. */
function withKeyAsSystem(response: UnhashResponse, key: string): UnhashResponse {
  const scenario = scenarioOf('tld-info', key)
  if (response.status !== 200 || !scenario) return response
  const isAboutList =
    response.body.system_name === scenario.example || scenario.refusal || scenario.fault?.on.startsWith('list')
  return isAboutList ? { status: 200, body: { ...response.body, system_name: key } } : response
}
