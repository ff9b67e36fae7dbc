import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { PAYLOAD_TEST } from '#tests/contract/support/payload-differences.ts'
import { gapsOf, tableOf, textOf, type Findings } from './table.ts'

const PROJECT = join(import.meta.dirname, '../..')
const { operations } = await loadContracts()
const ids = operations.map(({ id }) => id)

const COMPLETE: Findings = {
  operations,
  clients: new Map(ids.map((id) => [id, id])),
  tests: new Map(ids.map((id) => [id, { held: true, called: true }])),
  sandbox: () => undefined,
  prism: () => undefined,
}

function without<T>(all: ReadonlyMap<string, T>, id: string): Map<string, T> {
  return new Map([...all].filter(([other]) => other !== id))
}

test('every operation of a backend has a row, and none a gap when nothing is missing', () => {
  const rows = tableOf(COMPLETE)
  const backends = operations.filter(({ contract }) => contract !== 'sandbox')
  expect(rows.map(({ operation }) => operation)).toEqual(backends.map(({ id }) => id))
  expect(gapsOf(rows)).toEqual([])
  expect(textOf(rows)).not.toContain('GAP')
})

test.each<[string, Partial<Findings>, string]>([
  ['function', { clients: without(COMPLETE.clients, 'saveConsent') }, 'client function: no function calls it'],
  ['test', { tests: without(COMPLETE.tests, 'saveConsent') }, 'contract test: no test holds it against payloads'],
  [
    'call in a test',
    { tests: new Map([...COMPLETE.tests, ['saveConsent', { held: true, called: false }]]) },
    'contract test: no test calls it',
  ],
  ['answer of the sandbox', { sandbox: only('saveConsent', 'status: 500 instead of 200') }, 'sandbox: status: 500'],
  ['answer of Prism', { prism: only('saveConsent', 'status: 500 instead of 200') }, 'Prism: status: 500'],
  ['example', { operations: operations.map(withoutErrorExample) }, 'examples: none for answer 410'],
])('a missing %s is a gap', (_, missing, line) => {
  const rows = tableOf({ ...COMPLETE, ...missing })
  expect(gapsOf(rows)).toEqual([expect.stringContaining(`✗ saveConsent, ${line}`)])
  expect(textOf(rows).match(/GAP/g)).toHaveLength(1)
})

function only(id: string, fault: string) {
  return (other: string) => (other === id ? fault : undefined)
}

function withoutErrorExample(operation: Findings['operations'][number]): Findings['operations'][number] {
  if (operation.id !== 'saveConsent') return operation
  const gone = { description: 'Gone.', content: { 'application/json': { schema: {} } } }
  const { document } = operation
  return { ...operation, document: { ...document, responses: { ...document.responses, 410: gone } } }
}

describe('in a copy of the project from which one of each is deleted', () => {
  let root: string
  let output: string
  beforeAll(async () => {
    root = await copyProject()
    // The function, whole.
    await edit('src/api/consent.ts', /\/\*\* `saveConsent`[^]*?\n\}\n/, '')
    // The handler.
    await edit('mocks/sandbox/app-config.ts', /getAppConfig: .*,/, '')
    // The examples of a request.
    const consent = parseYaml(await readFile(join(root, 'openapi/consent.yaml'), 'utf8')) as ContractDocument
    const save = consent.paths['/consent/api/no-auth/identity_service/consent/{access_key}']?.put
    delete save?.requestBody?.content['application/json']?.examples
    await writeFile(join(root, 'openapi/consent.yaml'), JSON.stringify(consent))
    // The test: a run in which all but one operation is in a name, and all but another are called.
    const results = join(root, 'results.json')
    const trace = join(root, 'trace.txt')
    await writeFile(results, JSON.stringify(resultsWithout('getBranding')))
    await writeFile(trace, traceWithout('getSystemBranding'))
    const script = join(root, 'scripts/coverage.mjs')
    const run = spawnSync(process.execPath, [script, '--results', results, '--trace', trace], {
      encoding: 'utf8',
    })
    output = `${run.stdout}exit ${run.status}`
  }, 60_000)
  afterAll(() => rm(root, { recursive: true }))

  test.each([
    ['exit', 'exit 1'],
    ['function', '✗ saveConsent, client function: no function calls it.'],
    ['handler', '✗ getAppConfig, sandbox: The sandbox has no handler for getAppConfig of openapi/app-config.yaml.'],
    ['example', '✗ saveConsent, examples: none for request.'],
    ['test', '✗ getBranding, contract test: no test holds it against payloads.'],
    ['call', '✗ getSystemBranding, contract test: no test calls it.'],
  ])('the table shows the gap: %s', (_, line) => {
    expect(output.split('\n')).toContain(line)
  })

  async function copyProject(): Promise<string> {
    const copy = await mkdtemp(join(tmpdir(), 'coverage-'))
    for (const part of [
      'openapi',
      'mocks',
      'src',
      'package.json',
      'scripts/coverage',
      'scripts/conformance',
      'tests/contract/support',
    ]) {
      await cp(join(PROJECT, part), join(copy, part), { recursive: true })
    }
    for (const file of ['coverage.mjs', 'require-node.mjs', 'explain.mjs']) {
      await cp(join(PROJECT, 'scripts', file), join(copy, 'scripts', file))
    }
    await symlink(join(PROJECT, 'node_modules'), join(copy, 'node_modules'))
    return copy
  }

  async function edit(file: string, from: RegExp, to: string): Promise<void> {
    const before = await readFile(join(root, file), 'utf8')
    expect(before).toMatch(from)
    await writeFile(join(root, file), before.replace(from, to))
  }
})

function resultsWithout(id: string): object {
  const passed = ids
    .filter((other) => other !== id)
    .map((other) => ({ fullName: `all ${other} ${PAYLOAD_TEST}`, status: 'passed' }))
  return { testResults: [{ name: '/project/tests/contract/all.test.ts', assertionResults: passed }] }
}

function traceWithout(id: string): string {
  return operations
    .filter((operation) => operation.id !== id)
    .map(({ method, path }) =>
      JSON.stringify({ test: '/project/tests/contract/all.test.ts', method, path: path.replaceAll(/[{}]/g, '') }),
    )
    .join('\n')
}
