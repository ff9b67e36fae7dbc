// Measures what documents with their first view cost the server: processor time for each, memory over 5,000 of them, and
// whether 500 visitors at once in eight languages get anything of each other. Ends with 1 when a limit is broken or
// anything foreign is found. Linux only: it reads times and sizes of the process from /proc.
import './require-node.mjs'
import './explain.mjs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const { LANGUAGES } = await import('#i18n/negotiate.ts')
const { memoryOf } = await import('#scripts/process-memory.ts')
const { startProcess } = await import('#tests/support/start-process.ts')

const DOCUMENTS = 5000
/** The heap grows with its first 10,000 documents to the size at which it is collected, and stays there. */
const WARM_UP = 10_000
const AT_ONCE = 10
const VISITORS = 500
const LIMIT_MS = 10
const LIMIT_GROWTH_MIB = 10
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

const backend = createServer((incoming, outgoing) => {
  const body = JSON.stringify(answerTo(incoming))
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
})
await new Promise((listening) => backend.listen(0, '127.0.0.1', listening))
const server = await startProcess('scripts/serve.mjs', {
  PORT: '0',
  RATE_LIMIT: '0',
  API_ORIGIN: `http://127.0.0.1:${backend.address().port}`,
})
let isBroken = false
try {
  await visitMany(WARM_UP, 0)
  const [before, sizes] = [await processorMs(), [memoryOf(server.pid).now]]
  for (let part = 0; part < 5; part += 1) {
    await visitMany(DOCUMENTS / 5, part)
    sizes.push(memoryOf(server.pid).now)
  }
  const each = ((await processorMs()) - before) / DOCUMENTS
  const growth = sizes.at(-1) - sizes[0]
  console.log(`Processor time: ${each.toFixed(2)} ms a document (limit ${LIMIT_MS}), ${AT_ONCE} at a time`)
  console.log(
    `Memory: ${sizes.map((size) => size.toFixed(0)).join(', ')} MiB before and after each 1,000 (limit: growth of ${LIMIT_GROWTH_MIB})`,
  )
  const { rendered, foreign } = await visitAtOnce()
  console.log(
    `${VISITORS} at once: ${rendered} rendered, the others left to the browser; ${foreign.length} with anything foreign`,
  )
  for (const found of foreign.slice(0, 5)) console.log(`  ${found}`)
  isBroken = each > LIMIT_MS || growth > LIMIT_GROWTH_MIB || foreign.length > 0
} finally {
  await server.stop()
  backend.close()
}
process.exit(isBroken ? 1 : 0)

/** A transfer of its own for every key, by a reseller with colours, a name and a language of its own. */
function answerTo({ url, headers }) {
  const { pathname, searchParams } = new URL(url, 'http://backend')
  if (pathname.endsWith('/transfer_in/info')) {
    const number = searchParams.get('key').slice('key-'.length)
    return {
      domain: `domain-${number}.example`,
      reseller_username: `reseller-${number}`,
      losing_registrar: `Registrar ${number}`,
    }
  }
  const realm = headers['x-reseller-realm']
  if (!realm) return { object_data: {} }
  const number = Number(realm.slice('reseller-'.length))
  const branding = {
    messaging_language: languageOf(number),
    mwi_nav_bg_colour: colourOf(number),
    mwi_button_colour: colourOf(number),
  }
  return {
    object_data: { reseller_name: realm, branding, messaging_vars: { global_reseller_org_name: `Company ${number}!` } },
  }
}

function languageOf(number) {
  return Object.keys(LANGUAGES)[number % 8]
}

function colourOf(number) {
  return `#${(number + 0x100000).toString(16)}`
}

async function visit(number) {
  const answer = await fetch(`${server.origin}/transfer/in/domain-${number}.example/key-${number}`, {
    headers: { 'accept-language': 'en' },
  })
  return answer.text()
}

async function visitMany(count, part) {
  let next = 0
  const visitor = async () => {
    while (next < count) {
      next += 1
      const text = await visit(part * count + next)
      if (!text.includes('</html>')) throw new Error('A document was not whole')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
}

/** Visits at once; each document is searched for the marks of every other visitor. */
async function visitAtOnce() {
  const numbers = Array.from({ length: VISITORS }, (_, index) => index + 1)
  const texts = await Promise.all(numbers.map(visit))
  const foreign = []
  let rendered = 0
  for (const [index, text] of texts.entries()) {
    const number = index + 1
    const found = [...text.matchAll(/(?:domain-|key-|reseller-|Registrar |Company )(\d+)/g)].map(([, each]) =>
      Number(each),
    )
    const colours = [...text.matchAll(/#10[\da-f]{4}\b/g)].map(([each]) => each)
    const json = /id="first-view">(.*?)<\/script>/s.exec(text)?.[1]
    const head = json && JSON.parse(json)
    if (head) rendered += 1
    if (
      found.some((each) => each !== number) ||
      colours.some((each) => each !== colourOf(number)) ||
      (head && (head.language !== languageOf(number) || head.theme['--brand-bar'] !== colourOf(number))) ||
      (head && !found.length)
    ) {
      foreign.push(`visitor ${number}: ${[...new Set([...found, ...colours])].join(' ')}`)
    }
  }
  return { rendered, foreign }
}

async function processorMs() {
  const fields = (await readFile(`/proc/${server.pid}/stat`, 'utf8')).split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
