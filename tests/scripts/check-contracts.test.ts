import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { breakingLines } from '#scripts/contracts/against-base.ts'
import { lintLines } from '#scripts/contracts/lint.ts'
import { specificationLines } from '#scripts/contracts/specified.ts'

const PROJECT = join(import.meta.dirname, '../..')

type Fault = [what: string, file: string, from: string | RegExp, to: string, told: RegExp]

const FAULTS: Fault[] = [
  [
    'a reference to no part',
    'trade.yaml',
    '#/NotFound',
    '#/NotFond',
    /^openapi\/trade\.yaml:\d+: .*no-unresolved-refs/,
  ],
  ['a misspelt keyword', 'tld-info.yaml', 'tags: [', 'tag: [', /^openapi\/tld-info\.yaml:\d+.*`tag` is not expected/],
  [
    'an unused part',
    'trademark.yaml',
    '\n  schemas:',
    '\n  schemas:\n    Unused: {}',
    /^openapi\/trademark\.yaml:.* never used/,
  ],
  [
    'an example of the wrong type',
    'examples/branding/nordlicht.yaml',
    'reseller_name: nordlicht',
    'reseller_name: 7',
    /nordlicht\.yaml:\d+: .*`reseller_name` property type must be string/,
  ],
  [
    'an example with a property too many',
    'examples/branding/no-logo.yaml',
    'reseller_name: no-logo',
    'reseller: no-logo',
    /no-logo\.yaml:\d+: .*must NOT have unevaluated properties `reseller`/,
  ],
  [
    'an example without what is required',
    'examples/branding/legacy-nulls.yaml',
    'object_data:',
    '"x-data":',
    /legacy-nulls\.yaml:\d+: .*must have required property 'object_data'/,
  ],
  [
    'a body without examples',
    'verification.yaml',
    'examples:',
    'x-examples:',
    /^openapi\/verification\.yaml:.*body-has-exam/,
  ],
  ['a parameter without an example', 'common/parameters.yaml', /example: b3f1/, '', /parameter-has-example/],
]

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'))
  await cp(join(PROJECT, 'openapi'), join(root, 'openapi'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(root, 'openapi', file)
  const before = await readFile(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${String(from)}`)
  await writeFile(path, after)
}

test('each fault in the contracts is told in a line of plain text, with its file and line', async () => {
  expect(await lintLines(root)).toEqual([])
  for (const [, file, from, to] of FAULTS) await edit(file, from, to)
  const lines = await lintLines(root)
  for (const [what, , , , told] of FAULTS) {
    expect({ what, lines: lines.filter((line) => told.test(line)) }).toEqual({ what, lines: [expect.anything()] })
  }
  expect(lines.join('\n')).toMatch(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u)
})

test('a contract that is no YAML is told with its file and line', async () => {
  await edit('branding.yaml', 'paths:\n', 'paths: [\n')
  expect(await lintLines(root)).toEqual([expect.stringMatching(/^openapi\/branding\.yaml:\d+: missed comma/)])
})

test('each difference from the fields of the specification is told by operation and field', async () => {
  expect(await specificationLines(root)).toEqual([])
  await edit('trademark.yaml', /label:\n +x-ours: true/, 'label:')
  await edit('trademark.yaml', 'type: object\n', 'type: object\n      required: [not_before]\n')
  await edit('common/contact.yaml', 'ioc:', 'fifa:')
  await edit('branding.yaml', 'registrar_name:\n', 'registrar_name:\n          x-ours: true\n')
  await edit('common/problem.yaml', /response_code:\n +x-ours: true/, 'response_code:')
  await edit('specification/answers.yaml', 'unhashTldInfo', 'rehashTldInfo')
  const lines = await specificationLines(root)
  const mark =
    'Mark it with `x-ours: true`, or add it to openapi/specification/answers.yaml with the place that names it.'
  const describe = 'Describe it, without `x-ours`.'
  expect(lines.filter((line) => !line.includes('response_code'))).toEqual([
    'openapi/specification/answers.yaml: no contract has an operation rehashTldInfo.',
    `openapi/branding.yaml getSystemBranding answer 200: the specification lists \`object_data.registrar_name\`. ${describe}`,
    `openapi/data-quality.yaml getDataQuality answer 200: the specification does not list \`countries.fifa\`. ${mark}`,
    `openapi/data-quality.yaml getDataQuality answer 200: the specification lists \`countries.ioc\`. ${describe}`,
    'openapi/messaging.yaml getPageSample answer 200: `object_data.info.not_before` is required and ours. A backend may leave out what is ours.',
    ...['reseller', 'system_name', 'hrs', 'show_header'].map(
      (name) => `openapi/tld-info.yaml unhashTldInfo answer 200: the specification does not list \`${name}\`. ${mark}`,
    ),
    `openapi/trademark.yaml getTrademarkNotice answer 200: the specification does not list \`label\`. ${mark}`,
    'openapi/trademark.yaml getTrademarkNotice answer 200: `not_before` is required and ours. A backend may leave out what is ours.',
    `openapi/verification.yaml getVerification answer 200: the specification does not list \`countries.fifa\`. ${mark}`,
    `openapi/verification.yaml getVerification answer 200: the specification lists \`countries.ioc\`. ${describe}`,
  ])
  expect(lines).toContain(
    `openapi/trade.yaml approveNewTrade answer 404: the specification does not list \`response_code\`. ${mark}`,
  )
})

test('what breaks against a revision is told by operation and field, unless the major version says so', async () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: root })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--no-gpg-sign', '-m', 'base')
  expect(await breakingLines(root, 'HEAD')).toEqual([])

  await edit('branding.yaml', /\n +registrar_name:[^]*?'null'\]/, '')
  expect(await breakingLines(root, 'HEAD')).toEqual([
    'openapi/branding.yaml getSystemBranding answer 200 /object_data/registrar_name: breaks, Property `registrar_name` of `object_data` was removed. Take it back, or raise info.version to 3.0.0.',
  ])
  await edit('branding.yaml', 'version: 2.0.0', 'version: 3.0.0')
  expect(await breakingLines(root, 'HEAD')).toEqual([])

  await expect(breakingLines(root, 'nowhere')).rejects.toThrow('git has no contracts of that revision here')
})
