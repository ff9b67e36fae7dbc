import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { isSpecOnly } from '#mocks/contracts/spec-only.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { OPERATIONS } from '#server/operations.ts'
import type { DecisionPage } from '#tests/support/decision-pages.ts'
import { fieldsOfLink } from '#tests/support/link-fields.ts'
import { expectKind, expectTrueTo } from './expectations.ts'
import { STAND_INS, startPrism, startSandbox, type TestServer } from './servers.ts'

type Fields = Record<string, string>

const contracts = await loadContracts()
const examplesById = (id: string) => examplesOf(contracts.operation(id))

/** Tests what all such items have in common, against sandbox and Prism. */
export function testDecisionFlow(page: DecisionPage): void {
  const { id: read } = contracts.match('GET', page.read)?.operation ?? { id: page.read }
  const decisions = page.answers.map(({ operation }) => operation)
  const more: Record<string, Fields> = Object.fromEntries(
    page.answers.map(({ operation, fields }) => [operation, fields]),
  )
  const keyName = OPERATIONS.find(({ id }) => id === read)?.keys[0] ?? ''
  const rows = SCENARIOS.filter(
    ({ operationId, fault, state, domain }) =>
      operationId === read && fault?.on !== 'every' && !isSpecOnly(state) && domain === undefined,
  )
  const [main] = rows
  if (!main) throw new Error(`${read} has no scenario.`)
  const refusals = rows.flatMap((row) => (row.refusal ? [{ ...row, refusal: row.refusal }] : []))
  const fields = (link: string, copy = '') => {
    const all = fieldsOfLink(link)
    return { ...all, [keyName]: `${all[keyName]}${copy}` }
  }

  async function get(server: TestServer, query: Fields, headers: Fields = {}) {
    const address = `${server.origin}${contracts.operation(read).path}?${String(new URLSearchParams(query))}`
    return outcome(read, await fetch(address, { headers }))
  }
  async function post(server: TestServer, id: string, form: Fields, headers: Fields = {}) {
    const address = server.origin + contracts.operation(id).path
    return outcome(id, await fetch(address, { method: 'POST', headers, body: new URLSearchParams(form) }))
  }

  describe.each(STAND_INS)(`${read} from the $name`, ({ start }) => {
    let server: TestServer
    beforeAll(async () => void (server = await start()))
    afterAll(() => server.close())

    test.each(rows)('$state is answered with its example, and so are its copies', async ({ link, example }) => {
      const { value } = examplesById(read).find(({ name }) => name === example) ?? {}
      for (const copy of ['', '~1']) {
        const { response, body } = await get(server, fields(link, copy))
        expect(withoutKey(body, keyName)).toEqual(withoutKey(value, keyName))
        expectKind(example, response, body)
      }
    })

    test.each(decisions)('%s is taken', async (id) => {
      const { response, body } = await post(server, id, { ...fields(main.link, `~${id}`), ...more[id] })
      expectKind('taken', response, body)
      expect(body).toMatchObject({ answer: expect.any(String), reference: expect.any(String) })
    })

    test.each(refusals)('$state is refused with $refusal', async ({ link, refusal }) => {
      for (const id of decisions) {
        const wanted = examplesById(id).find(({ name }) => name === refusal)
        if (!wanted) continue
        const { response, body } = await post(server, id, { ...fields(link, `~${id}`), ...more[id] })
        expect(body).toEqual(wanted.value)
        expectKind(refusal, response, body)
      }
    })

    test('breaks no contract on the way', () => expect(server.reports).toEqual([]))

    test('a form with an unknown, or without a needed field is a breach of contract, loudly', async () => {
      for (const id of decisions) {
        const all = { ...fields(main.link), ...more[id] }
        const { [keyName]: _, ...withoutTheKey } = all
        for (const form of [{ ...all, comment: 'x' }, withoutTheKey]) {
          const address = server.origin + contracts.operation(id).path
          const response = await fetch(address, { method: 'POST', body: new URLSearchParams(form) })
          expect(response.headers.get('x-contract-violation')).toContain(id)
        }
      }
      expect(server.reports).toHaveLength(decisions.length * 2)
    })
  })

  test.each([read, ...decisions])('Prism answers every named example of %s', async (id) => {
    await using server = await startPrism()
    const all = { ...fields(main.link), ...more[id] }
    for (const { name, value } of examplesById(id)) {
      const headers = { prefer: `example=${name}` }
      const { response, body } = await (id === read ? get(server, all, headers) : post(server, id, all, headers))
      expect(body).toEqual(value)
      expectKind(name, response, body)
    }
    if (id !== read) expect((await post(server, id, all, { prefer: 'code=204' })).response.status).toBe(204)
    expect(server.reports).toEqual([])
  })

  describe(`${read} in the sandbox`, () => {
    let server: TestServer
    beforeAll(async () => void (server = await startSandbox()))
    afterAll(() => server.close())

    test.each(decisions)('%s stays, is told to whoever reads again, and is not taken twice', async (id) => {
      const mine = fields(main.link, `~${id}`)
      const before = await get(server, mine)
      const { body: taken } = await post(server, id, { ...mine, ...more[id] })
      const after = await get(server, mine)
      expect(after.body).toMatchObject({ ...(taken as object), answered_ip: '192.0.2.44' })
      expect(after.body).toMatchObject({ answered_at: '2026-11-21T09:00:00.000Z' })

      for (const other of decisions) {
        const { response } = await post(server, other, { ...mine, ...more[other] })
        expect(response.status).toBe(409)
      }
      expect((await get(server, mine)).body).toEqual(after.body)
      expect((await get(server, fields(main.link, '~other'))).body).toEqual({
        ...(before.body as object),
        ...(keyName in (before.body as object) && { [keyName]: fields(main.link, '~other')[keyName] }),
      })

      await fetch(`${server.origin}/__sandbox/reset`, { method: 'POST' })
      expect((await get(server, mine)).body).toEqual(before.body)
    })

    test('each decision is in the ledger, reading is not', async () => {
      const mine = fields(main.link, '~ledger')
      const [id = ''] = decisions
      await get(server, mine)
      await post(server, id, { ...mine, ...more[id] })
      const address = `${server.origin}/__sandbox/ledger?key=${encodeURIComponent(mine[keyName] ?? '')}`
      const { entries } = (await (await fetch(address)).json()) as { entries: unknown[] }
      const body = { ...mine, ...more[id] }
      expect(entries).toEqual([{ at: '2026-11-21T09:00:00.000Z', operation: id, key: mine[keyName], body }])
    })

    test('a link whose other parts are of another item does not fit', async () => {
      const others = Object.keys(fields(main.link)).filter((name) => name !== keyName)
      for (const name of others) {
        const wrong = { ...fields(main.link), [name]: 'another.example' }
        expectKind('forbidden', ...answerOf(await get(server, wrong)))
        for (const id of decisions) {
          expectKind('forbidden', ...answerOf(await post(server, id, { ...wrong, ...more[id] })))
        }
      }
    })

    test('a decision is lost, empty or refused as its key says, and carried out or not', async () => {
      const [id = ''] = decisions
      const rowOf = (suffix: string) => rows.find(({ state }) => state.endsWith(suffix))?.link ?? ''
      const answered = async (suffix: string) => {
        const mine = fields(rowOf(suffix))
        const sent = await post(server, id, { ...mine, ...more[id] }).then(
          ({ response }) => response.status,
          () => 'lost',
        )
        const { answer } = (await get(server, mine)).body as { answer?: string | null }
        return [sent, Boolean(answer)]
      }
      expect(await answered('save-drops-answer')).toEqual(['lost', true])
      expect(await answered('save-dropped')).toEqual(['lost', false])
      expect(await answered('save-empty-200')).toEqual([200, true])
      expect(await answered('save-empty-502')).toEqual([502, false])
      expect(await answered('save-html')).toEqual([200, false])
    })

    const later = rows.flatMap((row) => (row.afterwards ? [{ ...row, afterwards: row.afterwards }] : []))
    test.each(later)('$state reads as $afterwards once a decision has come', async ({ link, example, afterwards }) => {
      const [id = ''] = decisions
      const mine = fields(link, '~later')
      expectKind(example, ...answerOf(await get(server, mine)))
      await post(server, id, { ...mine, ...more[id] })
      expectKind(afterwards, ...answerOf(await get(server, mine)))
    })

    test('breaks no contract on the way', () => expect(server.reports).toEqual([]))
  })
}

/** Reads an answer; it must be true to its contract unless it is no JSON, as faults make it. */
async function outcome(id: string, response: Response): Promise<{ response: Response; body: unknown }> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined
  if (body !== undefined) expectTrueTo(id, { response, data: body })
  return { response, body }
}

function answerOf({ response, body }: { response: Response; body: unknown }): [Response, unknown] {
  return [response, body]
}

/** The sandbox repeats the key it was asked with, Prism the one of the example. */
function withoutKey(body: unknown, keyName: string): unknown {
  return body !== null && typeof body === 'object' && keyName in body ? { ...body, [keyName]: '' } : body
}
