import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { breakingChanges } from '#scripts/contracts/breaking.ts'
import { lintProblems } from '#scripts/contracts/lint.ts'
import { specificationProblems } from '#scripts/contracts/specified.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'))
  await cp(join(import.meta.dirname, '../../openapi'), join(root, 'openapi'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(root, 'openapi', file)
  const before = await readFile(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${String(from)}`)
  await writeFile(path, after)
}

type Fault = [file: string, from: string | RegExp, to: string, line: RegExp]

const FAULTS: Fault[] = [
  ['trade.yaml', '#/NotFound', '#/NotFond', /^openapi\/trade\.yaml:\d+: .*no-unresolved-refs/],
  ['tld-info.yaml', 'tags: [', 'tag: [', /^openapi\/tld-info\.yaml:\d+.*`tag` is not expected/],
  ['trademark.yaml', '\n  schemas:', '\n  schemas:\n    Unused: {}', /^openapi\/trademark\.yaml:.* never used/],
  ['examples/branding/nordlicht.yaml', 'name: nordlicht', 'name: 7', /nordlicht\.yaml:\d+: .*type must be string/],
  ['examples/branding/no-logo.yaml', 'reseller_name:', 'reseller:', /no-logo\.yaml:\d+: .* properties `reseller`/],
  ['examples/branding/legacy-nulls.yaml', 'object_data:', '"x-data":', /legacy-nulls\.yaml:\d+: .*required property/],
  ['verification.yaml', 'examples:', 'x-examples:', /^openapi\/verification\.yaml:.*body-has-exam/],
  ['common/parameters.yaml', /example: b3f1/, '', /parameter-has-example/],
]

test('the linter reports each fault in one line, with the file and line number', async () => {
  expect(await lintProblems(root)).toEqual([])
  for (const [file, from, to] of FAULTS) await edit(file, from, to)
  const lines = await lintProblems(root)
  for (const [, , , pattern] of FAULTS) expect(lines.filter((line) => pattern.test(line))).toHaveLength(1)
})

test('the linter reports invalid YAML with the file and line number', async () => {
  await edit('branding.yaml', 'paths:\n', 'paths: [\n')
  expect(await lintProblems(root)).toEqual([expect.stringMatching(/^openapi\/branding\.yaml:\d+: missed comma/)])
})

test('reports differences from the fields of the specification', async () => {
  expect(await specificationProblems(root)).toEqual([])
  await edit('trademark.yaml', /label:\n +x-not-in-spec: true/, 'label:')
  await edit('trademark.yaml', 'type: object\n', 'type: object\n      required: [not_before]\n')
  await edit('branding.yaml', 'registrar_name:\n', 'registrar_name:\n          x-not-in-spec: true\n')
  await edit('common/problem.yaml', /response_code:\n +x-not-in-spec: true/, 'response_code:')
  await edit('specification/response-fields.yaml', 'unhashTldInfo', 'rehashTldInfo')
  const lines = (await specificationProblems(root)).map((line) => line.split('. ')[0])
  expect(lines.filter((line) => !line?.includes('response_code'))).toEqual([
    'openapi/specification/response-fields.yaml: no contract has an operation rehashTldInfo.',
    'openapi/branding.yaml getSystemBranding response 200: the specification lists `object_data.registrar_name`',
    'openapi/messaging.yaml getPageSample response 200: `object_data.info.not_before` is required, but marked `x-not-in-spec`',
    ...['reseller', 'system_name', 'hrs', 'show_header'].map(
      (name) => `openapi/tld-info.yaml unhashTldInfo response 200: the specification does not list \`${name}\``,
    ),
    'openapi/trademark.yaml getTrademarkNotice response 200: the specification does not list `label`',
    'openapi/trademark.yaml getTrademarkNotice response 200: `not_before` is required, but marked `x-not-in-spec`',
  ])
  expect(lines).toContain(
    'openapi/trade.yaml approveNewTrade response 404: the specification does not list `response_code`',
  )
})

test('reports breaking changes since a revision, unless the major version is raised', async () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: root })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--no-gpg-sign', '-m', 'base')
  expect(await breakingChanges(root, 'HEAD')).toEqual([])

  await edit('branding.yaml', /\n +registrar_name:[^]*?'null'\]/, '')
  expect(await breakingChanges(root, 'HEAD')).toEqual([
    expect.stringMatching(
      /^openapi\/branding\.yaml \S+\/system_branding > get > responses > 200 > .* > registrar_name: breaking change\. .* removed\. Undo it, or raise info\.version to 3\.0\.0\.$/,
    ),
  ])
  await edit('branding.yaml', 'version: 2.0.0', 'version: 3.0.0')
  expect(await breakingChanges(root, 'HEAD')).toEqual([])

  await expect(breakingChanges(root, 'nowhere')).rejects.toThrow('git has no contracts of that revision here')
})
