import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wantsPlainText, withoutColour } from '#scripts/plain-output.ts'
import { runStep, timesTable } from '#scripts/steps.ts'

test('a step tells whether it passed, and has its own environment', () => {
  expect(runStep({ name: 'good', command: 'test "$OF_THE_STEP" = 1', env: { OF_THE_STEP: '1' } }).passed).toBe(true)
  expect(runStep({ name: 'bad', command: 'exit 3' }).passed).toBe(false)
})

test('times are told in minutes and seconds, and summed up', () => {
  const times = [
    { name: 'static checks', seconds: 18.6 },
    { name: 'build', seconds: 125.2 },
  ]
  expect(timesTable(times)).toBe('static checks   0:19\nbuild           2:05\nall             2:24')
})

test.each([
  ['in a terminal', {}, true, false],
  ['in a pipe', {}, false, true],
  ['with NO_COLOR', { NO_COLOR: '1' }, true, true],
  ['in CI', { CI: 'true' }, true, true],
])('plain text is wanted: %s', (_, env, isTerminal, isWanted) => {
  expect(wantsPlainText(env, isTerminal)).toBe(isWanted)
})

test('without colour, TypeScript writes no escape codes either, whatever the environment asks for', () => {
  const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc')
  const args = ['--noEmit', '--ignoreConfig', 'no-such-file.ts']
  const { NO_COLOR: _, ...env } = process.env
  const { stdout } = spawnSync(tsc, args, { env: withoutColour({ ...env, FORCE_COLOR: '1' }), encoding: 'utf8' })
  expect(stdout).toContain('no-such-file.ts')
  expect(stdout).not.toContain('\u001B')
})
