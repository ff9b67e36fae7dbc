import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { breakingLines } from '#scripts/contracts/against-base.ts'
import { lintReport } from '#scripts/contracts/lint.ts'

const PROJECT = join(import.meta.dirname, '../..')

type Fault = [what: string, file: string, from: string | RegExp, to: string, told: RegExp]

const FAULTS: Fault[] = [
  ['a reference to no part', 'trade.yaml', '#/NotFound', '#/NotFond', /trade\.yaml:\n.*no-unresolved-refs/],
  [
    'a misspelt keyword',
    'consent.yaml',
    'tags: [consent]',
    'tag: [consent]',
    /consent\.yaml:\n.*`tag` is not expected/,
  ],
  ['an unused part', 'listing.yaml', '\n  schemas:', '\n  schemas:\n    Unused: {}', /listing\.yaml:\n.*is never used/],
  [
    'an example of the wrong type',
    'examples/branding/nordlicht.yaml',
    'reseller_name: nordlicht',
    'reseller_name: 7',
    /nordlicht\.yaml:\n.*`reseller_name` property type must be string/,
  ],
  [
    'an example with a property too many',
    'examples/branding/no-logo.yaml',
    'reseller_name: no-logo',
    'reseller: no-logo',
    /no-logo\.yaml:\n.*must NOT have unevaluated properties `reseller`/,
  ],
  [
    'a body without examples',
    'verification.yaml',
    'examples:',
    'x-examples:',
    /verification\.yaml:\n.*body-has-examples/,
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

test('each fault in the contracts is told with its file', async () => {
  expect(await lintReport(root)).toEqual([])
  for (const [, file, from, to] of FAULTS) await edit(file, from, to)
  const [report = ''] = await lintReport(root)
  for (const [, , , , told] of FAULTS) expect(report).toMatch(told)
})

test('a contract that is no YAML is told with its file', async () => {
  await edit('branding.yaml', 'paths:\n', 'paths: [\n')
  expect((await lintReport(root))[0]).toMatch(/openapi\/branding\.yaml:\n+.*missed comma/)
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
    'openapi/branding.yaml getSystemBranding answer 200 /object_data/registrar_name: breaks, Property `registrar_name` of `object_data` was removed. Take it back, or raise info.version to 2.0.0.',
  ])
  await edit('branding.yaml', 'version: 1.0.0', 'version: 2.0.0')
  expect(await breakingLines(root, 'HEAD')).toEqual([])

  await expect(breakingLines(root, 'nowhere')).rejects.toThrow('git has no contracts of that revision here')
})
