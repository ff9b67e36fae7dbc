import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseCommand } from '#scripts/command.ts'
import { contextOf, phaseOf, plannedCases } from '#scripts/conformance/planned-cases.ts'
import { COMMAND, readAuthorization, readUsage, type Usage } from '#scripts/conformance/usage.ts'

const ROOT = join(import.meta.dirname, '../../..')
const ORIGIN = ['--origin', 'https://api.example']

const usage = (...args: string[]): Usage => readUsage(parseCommand(COMMAND, args).values)

test.each([
  [[], /^--origin is missing\. Usage: /],
  [['--origin', 'api.example'], /^--origin "api\.example" is no http or https address\. Write it like/],
  [['--origin', 'https://jo:secret@api.example'], /^--origin api\.example has credentials in it\. Use API_USERNAME/],
  [['--orgin', 'https://api.example'], /^Unknown option '--orgin'\. --help lists all options\.$/],
  [[...ORIGIN, '--timeout', '10s'], /^--timeout "10s" is no number above 0\. Write it like --timeout 30\.$/],
  [[...ORIGIN, '--parallel', '0'], /^--parallel "0" is no number above 0\./],
  [[...ORIGIN, '--header', 'secret'], /^--header without a colon is no header\. Write it like 'Name: value'\.$/],
])('rejects the arguments %j in one line', (args, line) => {
  expect(() => usage(...args)).toThrow(line)
})

test('each API may be at another origin; without an origin for all, only those with one are tried', async () => {
  const one = ['--origin', 'consent=https://consent.example/base/']
  expect(usage(...one, ...ORIGIN).originOf('consent')).toBe('https://consent.example/base')
  expect(usage(...one, ...ORIGIN).originOf('transfer')).toBe('https://api.example')
  const { operations } = await contextOf(usage(...one))
  expect(operations.map(({ id }) => id)).toEqual(['getConsent', 'saveConsent'])
})

test('name and password go together', () => {
  expect(readAuthorization({})).toBeUndefined()
  expect(readAuthorization({ API_USERNAME: 'jo', API_PASSWORD: 'pä:ss' })).toBe('Basic am86cMOkOnNz')
  expect(() => readAuthorization({ API_USERNAME: 'jo' })).toThrow(/belong together\. Set both or neither\.$/)
})

test('the example for backends is a workflow that calls the run as it is', () => {
  const file = join(ROOT, '.github/workflows/backend-conformance.yml.example')
  const { jobs } = parse(readFileSync(file, 'utf8')) as { jobs: Record<string, { steps: Array<{ run?: string }> }> }
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  const [, call = ''] = /conformance -- \\\n([^|]+)\|/.exec(commands.join('\n')) ?? []
  const words = call.replaceAll(/[\\"]/g, '').trim().split(/\s+/)
  expect(usage(...words)).toMatchObject({
    'allow-writes': true,
    keys: '$GITHUB_WORKSPACE/backend/conformance/keys.json',
  })
})

const context = await contextOf(usage(...ORIGIN, '--allow-writes'))

describe('the requests of a run', () => {
  const namesOf = (...only: string[]) =>
    plannedCases(context, only).map(({ operation, name }) => `${operation.id}, ${name}`)

  test('are those of one operation, API or state', () => {
    expect(namesOf('getSystemBranding')).toEqual(['getSystemBranding, example example'])
    const ids = new Set(plannedCases(context, ['trademark']).map(({ operation }) => operation.id))
    expect(ids).toEqual(new Set(['getTrademarkNotice', 'approveTrademarkNotice', 'declineTrademarkNotice']))
    expect(namesOf('trademark/expired-by-date')).toEqual([
      'getTrademarkNotice, state trademark/expired-by-date',
      'approveTrademarkNotice, state trademark/expired-by-date',
      'declineTrademarkNotice, state trademark/expired-by-date',
    ])
    expect(() => namesOf('getConsnt')).toThrow(/^--only getConsnt is no operation/)
  })

  test('begin with the valid ones, and end with the wrong ones', () => {
    const phases = plannedCases(context).map(phaseOf)
    expect(phases).toEqual(phases.toSorted((one, other) => one - other))
    expect(phases.length).toBeGreaterThan(1000)
  })
})

test.each([
  [['--origin', 'http://localhost:65431'], /^http:\/\/localhost:65431 does not respond \(ECONNREFUSED\)\. Check/],
  [['--origin', 'http://nowhere.invalid'], /^http:\/\/nowhere\.invalid does not respond \(\w+\)\. Check/],
  [['--origin', 'konsent=https://api.example'], /^--origin konsent=… names no API\. APIs: /],
])('the command with %j ends with one line and 2', (args, line) => {
  const script = join(ROOT, 'scripts/conformance.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  expect(stderr).toMatch(line)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect([status, stdout]).toEqual([2, ''])
})
