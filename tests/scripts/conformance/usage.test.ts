import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseCommand } from '#scripts/command.ts'
import { contextOf, phaseOf, plannedCases } from '#scripts/conformance/planned-cases.ts'
import { COMMAND, readAuthorization, readUsage, type Usage } from '#scripts/conformance/usage.ts'

const ROOT = join(import.meta.dirname, '../../..')
const ORIGIN = ['--origin', 'https://api.example']

const usage = (...args: string[]): Usage => readUsage(parseCommand(COMMAND, args).values)

test.each([
  [[], /^--origin is missing\. Usage: /],
  [['--origin', 'api.example'], /^--origin "api\.example" is not an http or https URL\./],
  [['--origin', 'https://jo:secret@api.example'], /^--origin api\.example has credentials in it\. Use API_USERNAME/],
  [[...ORIGIN, '--timeout', '10s'], /^--timeout "10s" is not a number of at least 0\.001\./],
  [[...ORIGIN, '--parallel', '0'], /^--parallel "0" is not a number of at least 1\./],
  [[...ORIGIN, '--header', 'secret'], /^--header without a colon is not a header\./],
])('rejects the arguments %j', (args, message) => {
  expect(() => usage(...args)).toThrow(message)
})

test('accepts an origin for each API; without a common origin, runs only the APIs that have one', async () => {
  const consentOnly = ['--origin', 'consent=https://consent.example/base/']
  expect(usage(...consentOnly, ...ORIGIN).originOf('consent')).toBe('https://consent.example/base')
  expect(usage(...consentOnly, ...ORIGIN).originOf('transfer')).toBe('https://api.example')
  const { operations } = await contextOf(usage(...consentOnly))
  expect(operations.map(({ id }) => id)).toEqual(['getConsent', 'saveConsent'])
})

test('requires API_USERNAME and API_PASSWORD together', () => {
  expect(readAuthorization({})).toBeUndefined()
  expect(readAuthorization({ API_USERNAME: 'jo', API_PASSWORD: 'pä:ss' })).toBe('Basic am86cMOkOnNz')
  expect(() => readAuthorization({ API_USERNAME: 'jo' })).toThrow(/belong together/)
})

test('the example workflow calls the command with valid arguments', () => {
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

const TRADEMARK = ['getTrademarkNotice', 'approveTrademarkNotice', 'declineTrademarkNotice']
const context = await contextOf(usage(...ORIGIN, '--allow-writes'))

test('`--only` selects an operation, an API or a state', () => {
  const namesOf = (only: string) =>
    plannedCases(context, [only]).map(({ operation, name }) => `${operation.id}, ${name}`)
  expect(namesOf('getSystemBranding')).toEqual(['getSystemBranding, example example'])
  expect(new Set(namesOf('trademark').map((name) => name.split(',')[0]))).toEqual(new Set(TRADEMARK))
  expect(namesOf('trademark/expired-by-date')).toEqual(TRADEMARK.map((id) => `${id}, state trademark/expired-by-date`))
  expect(() => namesOf('getConsnt')).toThrow(/^--only getConsnt is not an operation/)
})

test('sends valid requests first, and invalid requests last', () => {
  const phases = plannedCases(context).map(phaseOf)
  expect(phases).toEqual(phases.toSorted((one, other) => one - other))
  expect(phases.length).toBeGreaterThan(1000)
})
