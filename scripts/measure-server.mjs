// Measures the server: requests per second and the 99th percentile at 50 connections, for a hashed file, the document
// and a call. With folders of other checkouts, built and installed, each is measured in turn, so that they can be compared:
// `node scripts/measure-server.mjs ../before`.
import './require-node.mjs'
import './explain.mjs'
import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { createInterface } from 'node:readline'
import { join, resolve } from 'node:path'

const ROUNDS = 3
const SECONDS = 5
const CONNECTIONS = 50
const ANSWER = Buffer.from(JSON.stringify({ object_data: { text: 'x'.repeat(2000) } }))

const checkouts = [join(import.meta.dirname, '..'), ...process.argv.slice(2)].map((folder) => resolve(folder))
const backend = createServer((_, outgoing) => {
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': ANSWER.length }).end(ANSWER)
})
await new Promise((listening) => backend.listen(0, '127.0.0.1', listening))

const figures = new Map()
for (let round = 0; round < ROUNDS; round += 1) {
  for (const checkout of checkouts) await measure(checkout)
}
backend.close()
for (const [name, runs] of figures) {
  const rates = runs.map(({ rate }) => rate).toSorted((a, b) => a - b)
  const late = runs.map(({ p99 }) => p99).toSorted((a, b) => a - b)
  const middle = Math.floor(runs.length / 2)
  console.log(`${name}: ${rates[middle]} requests/s (${rates[0]} to ${rates.at(-1)}), p99 ${late[middle]} ms`)
}

async function measure(checkout) {
  const child = spawn(process.execPath, [join(checkout, 'scripts/serve.mjs')], {
    cwd: checkout,
    env: { PATH: process.env.PATH, PORT: '0', API_ORIGIN: `http://127.0.0.1:${backend.address().port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const origin = await new Promise((found, failed) => {
      child.once('exit', () => failed(new Error(`The server of ${checkout} did not start.`)))
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, address] = /^Listening on (\S+)$/.exec(line) ?? []
        if (address) found(address.replace('localhost', '127.0.0.1'))
      })
    })
    const file = readdirSync(join(checkout, 'dist/assets')).find((name) => /^app-.*\.js$/.test(name))
    const targets = {
      file: `/assets/${file}`,
      document: '/consent/KEY',
      call: '/consent/api/no-auth/identity_service/consent/KEY',
    }
    for (const [what, path] of Object.entries(targets)) {
      const options = { url: origin + path, connections: CONNECTIONS, headers: { 'accept-encoding': 'br' } }
      await autocannon({ ...options, duration: 1 })
      const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS })
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${what} failed`)
      const name = `${checkout} ${what}`
      figures.set(name, [...(figures.get(name) ?? []), { rate: Math.round(requests.average), p99: latency.p99 }])
    }
  } finally {
    child.kill('SIGKILL')
  }
}
