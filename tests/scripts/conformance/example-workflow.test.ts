import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readUsage } from '#scripts/conformance/usage.ts'

const FILE = new URL('../../../.github/workflows/backend-conformance.yml.example', import.meta.url)

interface Workflow {
  on: object
  jobs: Record<string, { steps: Array<{ run?: string }> }>
}

test('the example for backends is a workflow that calls the run as it is', () => {
  const { on, jobs } = parse(readFileSync(FILE, 'utf8')) as Workflow
  expect(Object.keys(on)).toEqual(['push', 'pull_request', 'schedule'])
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  const [, call = ''] = /conformance -- \\\n([^|]+)\|/.exec(commands.join('\n')) ?? []
  const words = call.replaceAll(/[\\"]/g, '').trim().split(/\s+/)
  const usage = readUsage(words)
  expect(usage?.originOf('consent')).toBe('http://localhost:8080')
  expect(usage).toMatchObject({ 'allow-writes': true, keys: '$GITHUB_WORKSPACE/backend/conformance/keys.json' })
})
