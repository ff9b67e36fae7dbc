import { send } from '#tests/server/support/http-client.ts'
import { arm, armPayload, CLASSES, explain, headerText, TURNS, type Payload } from './payloads/payloads.ts'
import { elementsOf, foreignParts } from './support/foreign-parts.ts'
import { harmlessBehavior } from './support/hostile-backend.ts'
import { PLACES, placeOf, REQUEST_HEADER_NAMES } from './support/places.ts'
import { isInSample } from './support/plans.ts'
import { expect, test } from './support/test.ts'

/** A rendered page, a plain page, and a call. Each payload is sent to one of them, in rotation. */
const PATHS = ['/consent/optional-only', '/', '/consent/api/no-auth/identity_service/consent/optional-only']

/** All payloads in a full run, otherwise one of each class. */
const USED_PAYLOADS: readonly Payload[] = CLASSES.flatMap((all) => (process.env.FULL ? all : all.slice(0, 1)))

for (const [position, header] of REQUEST_HEADER_NAMES.entries()) {
  test(`text in the request header ${header} stays text`, async ({ setup, findings }) => {
    const { origin, port, builtElements } = setup.product
    const place = placeOf(`header ${header}`)
    const tried = new Set<string>()
    const [name = '', cookie] = header.split(': ')
    // A prefetch gets the plain document, whose headers differ from those of a rendered page.
    const usualNames = await Promise.all(
      PATHS.map(async (path) => [
        ...namesOf(await send(port, { path })),
        ...namesOf(await send(port, { path, headers: { 'sec-purpose': 'prefetch' } })),
      ]),
    )
    for (const [turn, payload] of USED_PAYLOADS.entries()) {
      // Test every third payload, starting at a different one for each header.
      if (!isInSample(turn + position, 3)) continue
      const text = headerText(armPayload(payload, place, tried))
      const headers = { [name]: cookie ? `${cookie}=${text.replaceAll(';', ',')}` : text }
      const index = (Math.floor(turn / 3) + position) % PATHS.length
      const path = PATHS[index] ?? ''
      const response = await send(port, { path, headers })
      expect
        .soft(
          namesOf(response).filter((each) => !usualNames[index]?.includes(each)),
          `headers of ${path}`,
        )
        .toEqual([])
      // Only a gateway's request id is sent back, limited to characters that are harmless anywhere.
      const isGatewayId = name === 'x-request-id' && /^[\w.:-]{1,128}$/.test(text)
      if (isGatewayId) expect.soft(response.headers[name], 'the request id').toBe(text)
      const rest = isGatewayId ? { ...response.headers, [name]: undefined } : response.rawHeaders
      expect.soft(JSON.stringify(rest), 'response headers').not.toContain(`p${payload.index}at${place}`)
      if (!String(response.headers['content-type']).startsWith('text/html')) continue
      const parts = foreignParts(elementsOf(response.body.toString()), origin, builtElements)
      findings.push(...parts.map((part) => explain(`${part} p${payload.index}at${place}`, PLACES)))
    }
  })
}

/** Headers that gateways set and that affect the rendered page. */
const GATEWAY_HEADERS =
  'accept-language x-forwarded-for x-forwarded-host x-forwarded-proto forwarded via x-request-id'.split(' ')

test('text that gateways put into headers stays text in the browser', async ({ visitAll }) => {
  const visits = Array.from({ length: TURNS }, (_, turn) => {
    const behavior = harmlessBehavior(turn)
    const texts = GATEWAY_HEADERS.map((name) => [name, arm(placeOf(`header ${name}`), turn, behavior.tried)] as const)
    // A browser sends only printable ASCII.
    const headers = Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll(/[^ -~]/gu, '?')]))
    return { link: '/consent/optional-only', behavior, headers }
  })
  await visitAll(visits.filter((_, index) => isInSample(index, 4)))
})

/** The names of the response headers, without those that depend on the status or the transfer. */
function namesOf({ headers }: { headers: object }): string[] {
  return Object.keys(headers).filter(
    (name) => !/^(content-length|transfer-encoding|retry-after|connection|keep-alive)$/.test(name),
  )
}
