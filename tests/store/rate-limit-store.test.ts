import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createRateLimit } from '#server/rate-limit.ts'
import { openRateLimitStore } from '#server/rate-limit-store.ts'

const COMMANDS = ['valkey-server', 'redis-server']
const command = COMMANDS.find((name) => spawnSync(name, ['--version']).status === 0)

/** The store itself, on a free port and without a file. */
async function startStore() {
  if (command === undefined)
    throw new Error(`None of ${COMMANDS.join(', ')} is installed: apt-get install redis-server`)
  const folder = await mkdtemp(join(tmpdir(), 'rate-limit-store-'))
  const port = await freePort()
  const child = spawn(command, ['--port', String(port), '--save', '', '--dir', folder], { stdio: 'ignore' })
  return {
    address: `redis://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The limit of one process. */
async function startLimit(address: string, most: number) {
  const lines: unknown[] = []
  const store = await openRateLimitStore(address, (line) => void lines.push(line.event))
  return { begin: createRateLimit(most, store), store, lines }
}

async function fail(begin: ReturnType<typeof createRateLimit>, times: number): Promise<number> {
  let passed = 0
  for (let index = 0; index < times; index++) {
    const attempt = await begin('192.0.2.1', undefined)
    if (!('settle' in attempt)) continue
    passed += 1
    await attempt.settle(404)
  }
  return passed
}

describe('several processes with one store', () => {
  test('count together and know each other’s good links; alone, each holds its own limit', async () => {
    const server = await startStore()
    const one = await startLimit(server.address, 5)
    const other = await startLimit(server.address, 5)
    try {
      for (const { store } of [one, other]) await expect.poll(() => store.storeClient.status).toBe('ready')
      const good = await one.begin('192.0.2.1', 'LINK')
      if ('settle' in good) await good.settle(200)
      expect([await fail(one.begin, 3), await fail(other.begin, 10), await fail(one.begin, 1)]).toEqual([3, 2, 0])
      expect(await other.begin('192.0.2.1', 'LINK')).toHaveProperty('settle')
      expect(await other.begin('192.0.2.1', 'OTHER')).toHaveProperty('retryAfterS')

      await server.stop()
      await expect.poll(() => one.lines).toContain('rate limit store away')
      expect(await fail(one.begin, 10)).toBe(5)
      expect(one.lines.filter((event) => event === 'rate limit store away')).toHaveLength(1)
    } finally {
      for (const { store } of [one, other]) store.storeClient.disconnect()
      await server.stop()
    }
  })
})
