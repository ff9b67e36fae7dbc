import { ask } from '#tests/server/support/http-client.ts'
import { arm, armed, CLASSES, explain, headerText, TURNS, type Payload } from './payloads/payloads.ts'
import { elementsOf, foreignParts } from './support/foreign-parts.ts'
import { plainOrder } from './support/hostile-backend.ts'
import { PLACES, placeOf, REQUEST_HEADER_NAMES } from './support/places.ts'
import { isInSample } from './support/plans.ts'
import { expect, test } from './support/test.ts'

/** A rendered page, a plain one, and a call: payloads take turns at them, each at all three over the headers. */
const PATHS = ['/consent/optional-only', '/', '/consent/api/no-auth/identity_service/consent/optional-only']

/** All in a whole run, else one of each class. */
const TRIED: readonly Payload[] = CLASSES.flatMap((own) => (process.env.FULL ? own : own.slice(0, 1)))

for (const [position, header] of REQUEST_HEADER_NAMES.entries()) {
  test(`what stands in the header ${header} of a request stays text`, async ({ setup, findings }) => {
    const { origin, port, plain } = setup.product
    const place = placeOf(`header ${header}`)
    const tried = new Set<string>()
    const [name = '', cookie] = header.split(': ')
    // A page that is only fetched ahead is the plain document, with headers of its own.
    const usual = await Promise.all(
      PATHS.map(async (path) => [
        ...namesOf(await ask(port, { path })),
        ...namesOf(await ask(port, { path, headers: { 'sec-purpose': 'prefetch' } })),
      ]),
    )
    for (const [turn, payload] of TRIED.entries()) {
      // In a sample, every third one only, beginning elsewhere for each header.
      if (!isInSample(turn + position, 3)) continue
      const text = headerText(armed(payload, place, tried))
      const headers = { [name]: cookie ? `${cookie}=${text.replaceAll(';', ',')}` : text }
      const index = (Math.floor(turn / 3) + position) % PATHS.length
      const path = PATHS[index] ?? ''
      const answer = await ask(port, { path, headers })
      expect
        .soft(
          namesOf(answer).filter((each) => !usual[index]?.includes(each)),
          `headers of ${path}`,
        )
        .toEqual([])
      // A gateway's id is meant to come back, in this header alone; what it may consist of can act nowhere.
      const isKeptId = name === 'x-request-id' && /^[\w.:-]{1,128}$/.test(text)
      if (isKeptId) expect.soft(answer.headers[name], 'the id of a request').toBe(text)
      const rest = isKeptId ? { ...answer.headers, [name]: undefined } : answer.rawHeaders
      expect.soft(JSON.stringify(rest), 'headers of an answer').not.toContain(`p${payload.index}at${place}`)
      if (!String(answer.headers['content-type']).startsWith('text/html')) continue
      const lines = foreignParts(elementsOf(answer.body.toString()), origin, plain)
      findings.push(...lines.map((line) => explain(`${line} p${payload.index}at${place}`, PLACES)))
    }
  })
}

/** Headers that a browser lets a gateway set for a page, and that reach what is rendered. */
const OF_GATEWAYS =
  'accept-language x-forwarded-for x-forwarded-host x-forwarded-proto forwarded via x-request-id'.split(' ')

test('what gateways write into headers stays text in the browser', async ({ visitAll }) => {
  const visits = Array.from({ length: TURNS }, (_, turn) => {
    const order = plainOrder(turn)
    const texts = OF_GATEWAYS.map((name) => [name, arm(placeOf(`header ${name}`), turn, order.tried)] as const)
    // A browser sends no other characters.
    const headers = Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll(/[^ -~]/gu, '?')]))
    return { link: '/consent/optional-only', order, headers }
  })
  await visitAll(visits.filter((_, index) => isInSample(index, 4)))
})

/** The names of the headers of an answer, without those that its status or its way of sending brings along. */
function namesOf({ headers }: { headers: object }): string[] {
  return Object.keys(headers).filter(
    (name) => !/^(content-length|transfer-encoding|retry-after|connection|keep-alive)$/.test(name),
  )
}
