import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'
import { projectPayloads, type PayloadsOf } from './payload-check.ts'
import { propertiesOf, valueAt } from './properties.ts'
import { renamed } from './rename.ts'
import { reportOf, shareOf, WANTED } from './report.ts'
import { tryRenames, type Attempt } from './trial.ts'

const payloadsOf = projectPayloads(join(import.meta.dirname, '../..'))
const bundles = new Map<string, ContractDocument>()
for (const name of contractNames()) bundles.set(name, await bundleContract(name))
const failsTypeCheck = () => Promise.resolve(false)

test('of a sample of renamed properties, the contract tests notice what they must', async () => {
  const attempts = await tryRenames({ bundles, payloadsOf, failsTypeCheck, sample: { size: 12, seed: 4 } })
  expect(attempts).toHaveLength(12)
  expect(attempts.filter(({ caughtBy }) => !caughtBy)).toEqual([])
  expect(shareOf(attempts)).toBeGreaterThanOrEqual(WANTED)
})

test('every property is there once, however many contracts share it', () => {
  const all = propertiesOf(bundles)
  const words = all.filter(({ name }) => name === 'response_text')
  expect(words).toHaveLength(1)
  expect(words[0]?.contracts).toEqual([...bundles.keys()].toSorted())
  const names = all.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['uid', 'ACCEPTED_FULL', 'x-reseller-realm', 'X-XSRF-TOKEN', 'access_url']),
  )
  expect(all.length).toBeGreaterThan(100)
})

test('a property is renamed in its schema and in its examples, and nothing else is', () => {
  const consent = bundles.get('consent') as ContractDocument
  const keys = ['components', 'schemas', 'Consent']
  const changed = renamed(consent, { contracts: ['consent'], keys, name: 'uid', kind: 'property' }, 'id')
  expect(Object.keys(valueAt(changed, [...keys, 'properties']))).toContain('id')
  expect(valueAt(changed, keys).required).toEqual(['id'])
  const read = JSON.stringify(changed.components?.examples?.['required-only'])
  expect(read).toContain('"id":"c-1001"')
  expect(read).not.toContain('"uid"')
  // What is sent is another schema with a property of the same name.
  const path = changed.paths['/consent/api/no-auth/identity_service/consent/{access_key}']
  expect(JSON.stringify(path?.put?.requestBody)).toContain('"uid":"c-1001"')
})

test('what nothing notices is named, and what cannot be tried counts as unnoticed', async () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1.0.0' },
    paths: {
      '/a': {
        get: {
          operationId: 'getA',
          summary: 'A',
          responses: {
            200: { description: 'A', content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
          },
        },
      },
    },
    components: {
      schemas: { A: { type: 'object', properties: { one: { type: 'string' }, two: { type: 'string' } } } },
    },
  } as unknown as ContractDocument
  const without: PayloadsOf = () => Promise.resolve(undefined)
  const onlyOne = (changed: ReadonlyMap<string, ContractDocument>) =>
    JSON.stringify([...changed]).includes('one_renamed')
      ? Promise.resolve(true)
      : Promise.reject(new Error('tsc is gone'))
  const options = { bundles: new Map([['a', document]]), payloadsOf: without, failsTypeCheck: onlyOne }
  const attempts: Attempt[] = await tryRenames(options)
  expect(attempts.map(({ name, caughtBy }) => [name, caughtBy])).toEqual([
    ['one', 'types'],
    ['two', undefined],
  ])
  expect(reportOf(attempts)).toBe(
    [
      '✗ openapi/a.yaml components > schemas > A > two: could not be tried: tsc is gone',
      '1 of 2 renamed properties noticed (50.0 %): 0 by contract tests, 1 by types alone.',
    ].join('\n'),
  )
})

test('the trial refuses to begin while the contract tests fail anyway', async () => {
  const wrong: PayloadsOf = async (contract) => ({
    ...(await payloadsOf(contract)),
    getConsent: { header: undefined, query: undefined, body: null, answers: {} },
  })
  await expect(tryRenames({ bundles, payloadsOf: wrong, failsTypeCheck })).rejects.toThrow(
    /^The payloads of consent are not/,
  )
})
