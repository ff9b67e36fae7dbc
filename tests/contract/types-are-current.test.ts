import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('the generated types are what the contracts say', () => {
  const script = fileURLToPath(new URL('../../scripts/generate.mjs', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toContain('up to date')
  expect(status).toBe(0)
})
