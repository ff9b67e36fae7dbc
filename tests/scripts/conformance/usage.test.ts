import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contextOf, selectionOf } from '#scripts/conformance/selection.ts'
import { plannedCases } from '#scripts/conformance/run.ts'
import { readAuthorization, readUsage, type Usage } from '#scripts/conformance/usage.ts'

const ORIGIN = ['--origin', 'https://api.example']

function usage(...args: string[]): Usage {
  const read = readUsage([...ORIGIN, ...args])
  if (!read) throw new Error('Only help was asked for.')
  return read
}

test.each([
  [[], /^--origin is missing\. Usage: /],
  [['--origin', 'api.example'], /^--origin "api\.example" is no http or https address\. Write it like/],
  [['--origin', 'consent=api.example'], /^--origin "api\.example" is no http or https address\. Write it like/],
  [['--origin', 'https://jo:secret@api.example'], /^--origin api\.example has credentials in it\. Use API_USERNAME/],
  [['--origin', 'https://api.example/?a=b'], /^--origin https:\/\/api\.example must end before the "\?"/],
  [['--orgin', 'https://api.example'], /^Unknown option '--orgin'\. --help lists all options\.$/],
  [[...ORIGIN, '--timeout', '10s'], /^--timeout "10s" is no number above 0\. Write it like --timeout 30\.$/],
  [[...ORIGIN, '--timeout', '0'], /^--timeout "0" is no number above 0\./],
  [[...ORIGIN, '--parallel', '0'], /^--parallel "0" is no number above 0\./],
  [[...ORIGIN, '--header', 'secret'], /^--header without a colon is no header\. Write it like 'Name: value'\.$/],
  [[...ORIGIN, '--header', 'X Y: secret'], /^--header X Y is no header\. Write it like 'Name: value'\.$/],
])('the arguments %j are refused in one line', (args, line) => {
  expect(() => readUsage(args)).toThrow(line)
})

test('each API may be at another origin', () => {
  const { originOf, origins } = usage(
    '--origin',
    'consent=https://consent.example/base/',
    '--origin',
    'trade=http://t.example',
  )
  expect(originOf('consent')).toBe('https://consent.example/base')
  expect(originOf('transfer')).toBe('https://api.example')
  expect([...origins.values()]).toEqual(['https://api.example', 'https://consent.example/base', 'http://t.example'])
})

test('without an origin for all, only the APIs with one are tried', async () => {
  const read = readUsage(['--origin', 'consent=https://consent.example']) as Usage
  const { operations } = await contextOf(read)
  expect(operations.map(({ id }) => id)).toEqual(['getConsent', 'saveConsent'])
})

test('what is left out has a value all the same', () => {
  expect(usage()).toMatchObject({
    timeoutMs: 10_000,
    parallel: 4,
    strict: false,
    'allow-writes': false,
    api: [],
    headers: [],
  })
  expect(usage('--header', 'X-Env: a: b', '--timeout', '0.5')).toMatchObject({
    timeoutMs: 500,
    headers: [['x-env', 'a: b']],
  })
})

test('name and password go together', () => {
  expect(readAuthorization({})).toBeUndefined()
  expect(readAuthorization({ API_USERNAME: 'jo', API_PASSWORD: 'pä:ss' })).toBe('Basic am86cMOkOnNz')
  expect(() => readAuthorization({ API_USERNAME: 'jo' })).toThrow(/belong together\. Set both or neither\.$/)
})

describe('what is tried', () => {
  async function triedWith(...args: string[]): Promise<string[]> {
    const read = usage(...args)
    const context = await contextOf(read)
    const { isWanted } = selectionOf(read.only, context)
    return plannedCases(context, isWanted).map(({ operation, name }) => `${operation.id}, ${name}`)
  }

  test('is one operation', async () => {
    const tried = await triedWith('--only', 'getSystemBranding')
    expect(tried).toEqual(['getSystemBranding, example example'])
  })

  test('is one API', async () => {
    const tried = await triedWith('--only', 'trademark')
    const ids = new Set(tried.map((line) => line.split(',')[0]))
    expect(ids).toEqual(new Set(['getTrademarkNotice', 'approveTrademarkNotice', 'declineTrademarkNotice']))
  })

  test('is one state, wherever it is read or refused', async () => {
    expect(await triedWith('--only', 'trademark/expired')).toEqual(['getTrademarkNotice, state trademark/expired'])
    expect(await triedWith('--only', 'trademark/expired-by-date')).toEqual([
      'getTrademarkNotice, state trademark/expired-by-date',
      'approveTrademarkNotice, state trademark/expired-by-date',
      'declineTrademarkNotice, state trademark/expired-by-date',
    ])
  })

  test('begins with what is right, and ends with what is wrong', async () => {
    const tried = await triedWith('--allow-writes')
    const read = usage('--allow-writes')
    const context = await contextOf(read)
    const groups = plannedCases(context).map(({ group, operation }) => `${group === 'wrong'} ${operation.safe}`)
    expect([...new Set(groups)]).toEqual(['false true', 'false false', 'true true', 'true false'])
    expect(groups).toEqual([...groups].toSorted((a, b) => order(a) - order(b)))
    expect(tried.length).toBeGreaterThan(1000)
  })

  test.each([
    ['getConsnt', /^--only getConsnt is no operation, API or state of this run\. APIs: app-config, /],
    ['preferences/never', /^--only preferences\/never is a fault that only the sandbox can make/],
  ])('cannot be %s', async (name, problem) => {
    await expect(triedWith('--only', name)).rejects.toThrow(problem)
  })
})

function order(group: string): number {
  return ['false true', 'false false', 'true true', 'true false'].indexOf(group)
}

describe('the command', () => {
  const SCRIPT = join(import.meta.dirname, '../../../scripts/conformance.ts')
  const run = (...args: string[]) => spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' })

  test.each([
    [
      'nobody listens',
      ['--origin', 'http://localhost:65431'],
      /^http:\/\/localhost:65431 does not respond \(ECONNREFUSED\)\. Check/,
    ],
    [
      'nobody is called so',
      ['--origin', 'http://nowhere.invalid'],
      /^http:\/\/nowhere\.invalid does not respond \(\w+\)\. Check/,
    ],
    ['an API is unknown', [...ORIGIN, '--api', 'konsent'], /^--api konsent is no contract\. There are: /],
  ])('ends with one line and 2 where %s', (_, args, line) => {
    const { status, stdout, stderr } = run(...args)
    expect(stderr).toMatch(line)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })

  test('explains itself', () => {
    const { status, stdout } = run('--help')
    expect(stdout).toMatch(/--timeout SECONDS +how long to wait for a response, in seconds/)
    expect(stdout).toMatch(/Exit code: 0 when the backend conforms, 1 when it deviates, 2 for wrong usage/)
    expect(stdout.split('\n').every((line) => line.length <= 120)).toBe(true)
    expect(status).toBe(0)
  })
})
