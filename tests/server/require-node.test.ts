import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const { refusal } = (await import(new URL('../../src/server/require-node.mjs', import.meta.url).href)) as {
  refusal: (version: string, isNpmScript: boolean) => string | undefined
}

test.each([
  ['24.0.0', false, undefined],
  ['20.20.2', false, 'needs Node 24'],
  ['22.1.0', true, 'npm ci'],
])('the refusal of Node %s (by an npm script: %s) contains: %s', (version, isNpmScript, remedy) => {
  const message = refusal(version, isNpmScript)
  if (remedy) expect(message).toContain(remedy)
  else expect(message).toBeUndefined()
})

test('the entry point imports require-node first, and otherwise only built-in modules', async () => {
  const entry = await readFile(new URL('../../src/server/serve.ts', import.meta.url), 'utf8')
  const imports = [...entry.matchAll(/^import .*?'(.+)'$/gm)].map(([, from]) => from)
  expect(imports[0]).toBe('./require-node.mjs')
  expect(imports.slice(1).filter((from) => !from?.startsWith('node:'))).toEqual([])
})
