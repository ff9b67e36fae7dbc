// Measures the server: requests per second and the 99th percentile at 50 connections, for a hashed file, the document
// and a call. With folders of other checkouts, built and installed, all servers run side by side and are asked in turn
// for a second each, and the ratio is the middle one of the rounds: a machine that is busy now and then changes the
// figures, not what they are compared with. `node scripts/measure-server.mjs ../before`.
import './require-node.mjs'
import './explain.mjs'
import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createInterface } from 'node:readline'
import { join, resolve } from 'node:path'

const ROUNDS = 15
const CONNECTIONS = 50
const ANSWER = Buffer.from(JSON.stringify({ object_data: { text: 'x'.repeat(2000) } }))

const checkouts = [join(import.meta.dirname, '..'), ...process.argv.slice(2)].map((folder) => resolve(folder))
const backend = createServer((_, outgoing) => {
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': ANSWER.length }).end(ANSWER)
})
await new Promise((listening) => backend.listen(0, '127.0.0.1', listening))

const servers = []
try {
  for (const checkout of checkouts) servers.push(await start(checkout))
  for (const what of ['file', 'document', 'call']) {
    for (const { targets } of servers) await ask(targets[what], 2)
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const figures = new Map()
      for (const { checkout, targets } of round % 2 ? servers.toReversed() : servers)
        figures.set(checkout, await ask(targets[what], 1))
      rounds.push(figures)
    }
    for (const checkout of checkouts) tell(what, checkout, rounds)
  }
} finally {
  for (const { child } of servers) child.kill('SIGKILL')
  backend.close()
}

async function start(checkout) {
  const child = spawn(process.execPath, [join(checkout, 'scripts/serve.mjs')], {
    cwd: checkout,
    env: { PATH: process.env.PATH, PORT: '0', API_ORIGIN: `http://127.0.0.1:${backend.address().port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise((found, failed) => {
    child.once('exit', () => failed(new Error(`The server of ${checkout} did not start.`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /^Listening on (\S+)$/.exec(line) ?? []
      if (address) found(address.replace('localhost', '127.0.0.1'))
    })
  })
  // By the document: the folder also holds earlier releases.
  const [file] = /app-[\w-]+\.js/.exec(readFileSync(join(checkout, 'dist/index.html'), 'utf8')) ?? []
  const targets = {
    file: `${origin}/assets/${file}`,
    document: `${origin}/consent/KEY`,
    call: `${origin}/consent/api/no-auth/identity_service/consent/KEY`,
  }
  return { checkout, child, targets }
}

async function ask(url, duration) {
  const options = { url, connections: CONNECTIONS, duration, headers: { 'accept-encoding': 'br' } }
  const { requests, latency, non2xx, errors } = await autocannon(options)
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of ${url} failed`)
  return { rate: requests.total / duration, p99: latency.p99 }
}

function tell(what, checkout, rounds) {
  const [first] = checkouts
  const of = (each) => middle(rounds.map(each)).toFixed(2)
  const figures = `${Math.round(of((round) => round.get(checkout).rate))} requests/s, p99 ${of((round) => round.get(checkout).p99)} ms`
  const ratio = `${of((round) => round.get(first).rate / round.get(checkout).rate)} and ${of((round) => round.get(first).p99 / round.get(checkout).p99)}`
  console.log(
    `${what} of ${checkout}: ${figures}${checkout === first ? '' : `; this checkout has ${ratio} times that`}`,
  )
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
