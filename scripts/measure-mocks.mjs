// Measures the mocks: how long sandbox and Prism take to start side by side, and how fast they answer on loopback. Prints
// the figures and ends with 1 when one is over its limit; no test does, as a busy machine would fail it.
import './require-node.mjs'
import './explain.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const { loadContracts } = await import('#mocks/contracts/operations.ts')
const { SCENARIOS } = await import('#mocks/scenarios.ts')
const { casesOf } = await import('./conformance/cases.ts')
const { SANDBOX_KEYS } = await import('./conformance/keys.ts')
const { send } = await import('./conformance/send.ts')

const START_LIMIT_MS = 3000
const P95_LIMIT_MS = 20
/** Rounds over every operation; the first one is not counted: it compiles the validators. */
const ROUNDS = 20

const { operations } = await loadContracts()
const context = { operations, scenarios: SCENARIOS, keys: SANDBOX_KEYS, allowWrites: true, run: 'measure' }
const requests = operations
  .filter(({ contract }) => contract !== 'sandbox')
  .flatMap((operation) => casesOf(operation, context).filter(({ group }) => group === 'example'))

const begin = performance.now()
const servers = await Promise.all([start('Sandbox', 'sandbox.mjs'), start('Prism', 'mock.mjs')])
const together = Math.max(...servers.map(({ ready }) => ready))
for (const { name, ready } of servers) console.log(`${name} listens after ${Math.round(ready)} ms.`)
judge(`Both listen after ${Math.round(together)} ms`, together, START_LIMIT_MS)

for (const { name, origin } of servers) {
  const { p50, p95, count } = await latencyOf(origin)
  judge(`${name}: ${count} answers, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`, p95, P95_LIMIT_MS)
}
process.exit()

/** Starts one of the servers on a free port and waits for the line with its address. */
async function start(name, script) {
  const env = { ...process.env, PORT: '0' }
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // However this ends, no server stays behind.
  process.once('exit', () => child.kill())
  let output = ''
  child.stdout.setEncoding('utf8')
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk
    const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? []
    if (origin) return { name, child, origin, ready: performance.now() - begin }
  }
  await once(child, 'exit')
  throw new Error(`${name} ended before it listened.`)
}

/** Sends the example request of every operation, one after the other, again and again. */
async function latencyOf(origin) {
  const service = { originOf: () => origin, authorization: undefined, timeoutMs: 5000 }
  const times = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { plan } of requests) {
      const sent = performance.now()
      await send(plan, service)
      if (round > 0) times.push(performance.now() - sent)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.floor(times.length * share)]
  return { p50: at(0.5), p95: at(0.95), count: times.length }
}

function judge(line, value, limit) {
  const isOver = value > limit
  console.log(`${line} (limit ${limit} ms)${isOver ? ': too long.' : '.'}`)
  if (isOver) process.exitCode = 1
}
