import { EventEmitter } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ViteDevServer } from 'vite'
import { followSources } from '#scripts/dev/follow-sources.ts'

const PROJECT = join(import.meta.dirname, '../..')

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'))
  await cp(join(PROJECT, 'openapi'), join(root, 'openapi'), { recursive: true })
  for (const folder of ['src/lib', 'src/routes', 'src/server']) await mkdir(join(root, folder), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

/** As much of Vite as is followed and told: what happened to the pages, and what the terminal shows. */
function follow() {
  const watcher = new EventEmitter()
  const told: string[] = []
  const sent: { type: string; err?: { message: string } }[] = []
  const logger = { info: (text: string) => told.push(text), error: (text: string) => told.push(text) }
  const vite = { watcher, ws: { send: (event: (typeof sent)[0]) => sent.push(event) }, config: { logger } }
  let reloads = 0
  const typesOf = (name: string, document: unknown) => Promise.resolve(`// ${name}\n${JSON.stringify(document)}\n`)
  followSources(vite as unknown as ViteDevServer, { root, typesOf, reload: () => Promise.resolve(void reloads++) })
  return {
    told,
    sent,
    reloads: () => reloads,
    change: (file: string) => watcher.emit('all', 'change', join(root, file)),
  }
}

test('a changed contract is generated and read again, and the pages load anew, once for several events', async () => {
  const { told, sent, reloads, change } = follow()
  const contract = join(root, 'openapi/listing.yaml')
  await writeFile(contract, (await readFile(contract, 'utf8')).replace('        price:', '        prize:'))
  change('openapi/listing.yaml')
  change('openapi/examples/listing/open.yaml')
  await vi.waitFor(() => expect(told).toContain('contracts read again'), { timeout: 60_000 })
  expect(await readFile(join(root, 'src/api/generated/listing.d.ts'), 'utf8')).toContain('"prize"')
  expect(sent).toEqual([{ type: 'full-reload' }])
  expect(reloads()).toBe(1)
})

test('a broken contract is told with file and line, on the pages too, and nothing is read until it is whole', async () => {
  const { told, sent, reloads, change } = follow()
  const contract = join(root, 'openapi/listing.yaml')
  const whole = await readFile(contract, 'utf8')
  const breaks = [
    ['        price:\n', '        price: [\n', /^openapi\/listing\.yaml line \d+: /],
    [
      "'common/values.yaml#/DateOrEpoch'",
      "'common/values.yaml#/Date'",
      /^openapi\/listing\.yaml line \d+ .*Can't resolve/,
    ],
  ] as const
  for (const [from, to, message] of breaks) {
    sent.length = told.length = 0
    await writeFile(contract, whole.replace(from, to))
    change('openapi/listing.yaml')
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 })
    expect(sent[0]?.err?.message).toMatch(message)
    expect(told[0]).toMatch(message)
  }
  expect(reloads()).toBe(0)
  await writeFile(contract, whole)
  change('openapi/listing.yaml')
  await vi.waitFor(() => expect(reloads()).toBe(1), { timeout: 60_000 })
})

test('only contracts are its business', () => {
  vi.useFakeTimers()
  const { change } = follow()
  change('src/app.tsx')
  change('openapi-old/listing.yaml')
  expect(vi.getTimerCount()).toBe(0)
  change('openapi/listing.yaml')
  expect(vi.getTimerCount()).toBe(1)
  vi.useRealTimers()
})
