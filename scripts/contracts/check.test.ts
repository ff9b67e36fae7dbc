import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkContracts } from './check.ts'
import { lineOf } from './problem.ts'

// All contracts are checked several times over.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PROJECT = join(import.meta.dirname, '../..')

type Edit = [file: string, from: string | RegExp, to: string]

/** A copy of what the checks read, in a folder of its own. */
async function copyProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'project-'))
  for (const part of ['openapi', 'src/api/generated', 'src/lib/api-paths.gen.ts', 'mocks/scenarios']) {
    await cp(join(PROJECT, part), join(root, part), { recursive: true })
  }
  return root
}

/** Replaces a text in a file of the copy. */
async function edit(root: string, ...[file, from, to]: Edit): Promise<void> {
  const before = await readFile(join(root, file), 'utf8')
  const after = before.replace(from, to)
  expect(after, `${file} has no ${String(from)}`).not.toBe(before)
  await writeFile(join(root, file), after)
}

/** What the checks say about the copy, a line for each problem. Making types is left out: its library is slow to load. */
async function linesOf(root: string, base?: string): Promise<string[]> {
  const typesOf = (name: string) => readFile(join(PROJECT, `src/api/generated/${name}.d.ts`), 'utf8').catch(() => '')
  const lines: string[] = []
  for await (const { problems } of checkContracts({ root, typesOf, base })) lines.push(...problems.map(lineOf))
  return lines
}

type Case = [what: string, edit: Edit, line: RegExp]

/** What hides each other stands apart: a file that is no YAML ends the checks before references are followed. */
const GROUPS: Record<string, Case[]> = {
  'in files that cannot be read': [
    [
      'a contract that is no YAML',
      ['openapi/branding.yaml', 'paths:\n', 'paths: [\n'],
      /^openapi\/branding\.yaml line \d+: cannot be read, missed comma.*\. Correct the YAML\.$/,
    ],
    [
      'an example file that is no YAML',
      ['openapi/examples/consent/saved-only.yaml', /^/, '}'],
      /^openapi\/examples\/consent\/saved-only\.yaml line 1: cannot be read, .* Correct the YAML\.$/,
    ],
    [
      'an empty contract',
      ['openapi/tld-info.yaml', /[^]+/, ''],
      /^openapi\/tld-info\.yaml: cannot be read, it holds no object\. Correct the YAML\.$/,
    ],
  ],
  'in references': [
    [
      'a reference to no file',
      ['openapi/branding.yaml', 'common/answers.yaml#/NotFound', 'common/answer.yaml#/NotFound'],
      /^openapi\/branding\.yaml paths > \S+ > get > responses > 404: \$ref "common\/answer\.yaml#\/NotFound" leads nowhere\. Correct it, or add what it names\.$/,
    ],
    [
      'a reference to no part',
      ['openapi/common/answers.yaml', 'problem.yaml#/Problem', 'problem.yaml#/Probem'],
      /^openapi\/common\/answers\.yaml \w+ > content > application\/json > schema: \$ref "problem\.yaml#\/Probem" leads nowhere\./,
    ],
    [
      'an example whose bytes are in no file',
      ['openapi/data-copy.yaml', 'x-file: examples/data-copy/report.zip', 'x-file: examples/data-copy/repot.zip'],
      /^openapi\/data-copy\.yaml paths > .* > ready-zip: x-file "examples\/data-copy\/repot\.zip" leads nowhere\./,
    ],
  ],
  'in whole contracts': [
    [
      'a misspelt keyword',
      ['openapi/branding.yaml', 'tags: [branding]', 'tag: [branding]'],
      /^openapi\/branding\.yaml paths > \S+ > get > tag: Property `tag` is not expected here\. Did you mean tags\?$/,
    ],
    [
      'a contract that the linter is not told of',
      ['openapi/redocly.yaml', /\n {2}branding:.*/, ''],
      /^openapi\/redocly\.yaml apis: openapi\/branding\.yaml is not listed.* Add "branding: \{ root: branding\.yaml \}"\.$/,
    ],
    [
      'an example of the wrong type',
      ['openapi/examples/branding/nordlicht.yaml', 'reseller_name: nordlicht', 'reseller_name: 7'],
      /^openapi\/examples\/branding\/nordlicht\.yaml value > object_data > reseller_name: the example does not fit getBranding, must be string,null\. Correct the example, or the schema/,
    ],
    [
      'an example with a property too many',
      ['openapi/examples/branding/no-logo.yaml', 'reseller_name: no-logo', 'reseller: no-logo'],
      /^openapi\/examples\/branding\/no-logo\.yaml value > object_data: the example does not fit getBranding, unknown property "reseller"\./,
    ],
    [
      'an example of a request that does not fit',
      [
        'openapi/consent.yaml',
        '{ uid: c-1001, status: ACCEPTED_CONTRACTUAL_MINIMUM }',
        '{ uid: c-1001, status: PENDING }',
      ],
      /^openapi\/consent\.yaml paths > .* > put > requestBody > .* > mixed-choices > value > consents > 0 > status: the example does not fit saveConsent, must be equal/,
    ],
    [
      'a part that nothing uses',
      ['openapi/common/values.yaml', /$/, '\nUnused: { type: string }\n'],
      /^openapi\/common\/values\.yaml Unused: nothing uses this\. Use it in an operation, or remove it\.$/,
    ],
    [
      'a scenario whose example is gone',
      ['openapi/consent.yaml', ' required-only: {', ' required-solely: {'],
      /^mocks\/scenarios\/preferences\.ts preferences > required-only: getConsent has no example "required-only"\. Add the example to openapi\/consent\.yaml, or correct or remove the scenario\.$/,
    ],
    [
      'types that are not current',
      ['src/api/generated/branding.d.ts', 'registrar_name', 'registrar'],
      /^src\/api\/generated\/branding\.d\.ts: is not what openapi\/branding\.yaml says\. Run: npm run generate$/,
    ],
  ],
}

describe.each(Object.entries(GROUPS))('%s', (_, cases) => {
  let lines: string[]
  beforeAll(async () => {
    const root = await copyProject()
    for (const [, change] of cases) await edit(root, ...change)
    lines = await linesOf(root)
    await rm(root, { recursive: true })
  })

  test.each(cases)('%s is told in one line that says where and what to do', (_what, _edit, line) => {
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(line)]))
  })

  test('nothing else is told', () => {
    expect(lines.filter((line) => !cases.some(([, , expected]) => expected.test(line)))).toEqual([])
  })
})

test('two parts of one name are told', async () => {
  const root = await copyProject()
  onTestFinished(() => rm(root, { recursive: true }))
  await edit(root, 'openapi/consent.yaml', '    ConsentSubject:', '    Problem: { type: object }\n    ConsentSubject:')
  await edit(
    root,
    'openapi/consent.yaml',
    /(data:\n +anyOf:\n)/,
    "$1            - $ref: '#/components/schemas/Problem'\n",
  )
  expect(await linesOf(root)).toEqual([
    expect.stringMatching(
      /^openapi\/.*: Two schemas .* Problem.*, read by openapi\/consent\.yaml\. Give each of them a name/,
    ),
  ])
})

test('what breaks against a revision is told by operation and field, unless the major version says so', async () => {
  const root = await copyProject()
  onTestFinished(() => rm(root, { recursive: true }))
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: root })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--no-gpg-sign', '-m', 'base')
  expect(await linesOf(root, 'HEAD')).toEqual([])

  await edit(root, 'openapi/branding.yaml', /\n +registrar_name:[^]*?'null'\]/, '')
  for (const name of ['meridian', 'nulls']) {
    await edit(root, `openapi/examples/branding/system-${name}.yaml`, /\n +registrar_name:.*/, '')
  }
  const told =
    'openapi/branding.yaml getSystemBranding answer 200 /object_data/registrar_name: breaks, Property `registrar_name` of `object_data` was removed. Take it back, or raise info.version from 1.0.0 to 2.0.0.'
  expect(await linesOf(root, 'HEAD')).toEqual([told])

  await edit(root, 'openapi/branding.yaml', 'version: 1.0.0', 'version: 2.0.0')
  expect(await linesOf(root, 'HEAD')).toEqual([])
})

test('a revision that git does not know ends it with one line and no stack trace', () => {
  const script = join(PROJECT, 'scripts/check-contracts.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, '--base', 'nowhere'], { encoding: 'utf8' })
  expect(stderr.split('\n')).toContain(
    '  --base nowhere: is no revision that git knows here. Name a commit, branch or tag; fetch it if it is elsewhere.',
  )
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(status).toBe(1)
})
