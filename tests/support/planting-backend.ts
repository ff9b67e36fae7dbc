import type { IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { request } from 'undici'
import { endToEndHeaders } from '#tests/faults/faults.ts'
import { startBackend } from '#tests/server/support/backends.ts'
import { secretOf, type SecretShape } from './secrets.ts'

/** Response fields with personal data, and the shape of their values. */
const PERSONAL: readonly [field: RegExp, shape: SecretShape][] = [
  [/e-?mail/, 'e-mail'],
  [/^(full_)?name$/, 'name with non-ASCII letters'],
  [/^org/, 'name'],
  [/^address/, 'street and number'],
  [/^(city|state)$/, 'name in Chinese characters'],
  // All digits.
  [/^postal_code$/, 'numeric auth code (UDAI)'],
  [/^(phone|voice|fax)/, 'phone, as registries write it'],
  [/birth/, 'birth date'],
]

/** Objects that describe a person: a contact, or a registrant before or after a change. */
const PERSONS = /^contact_data$|_registrant$|^data$/

/**
 * Starts a backend that forwards calls to the sandbox, and replaces all personal data in items with secrets.
 *
 * @returns the backend, and in `planted` the secrets that it has sent so far
 */
export async function startPlantingBackend(sandbox: string) {
  const planted = new Set<string>()
  // The same value always gets the same secret, so that an item does not change between two reads.
  const secrets = new Map<string, string>()
  // The sandbox expects the original values back.
  const originals = new Map<string, string>()
  const replace = (value: string, shape: SecretShape): string => {
    if (planted.has(value)) return value
    const secret = secrets.get(value) ?? secretOf(shape)
    secrets.set(value, secret)
    originals.set(secret, value)
    planted.add(secret)
    return secret
  }
  const backend = await startBackend((incoming, outgoing) => {
    const pass = async (): Promise<void> => {
      const { method = 'GET', headers, url = '' } = incoming
      const body = restoreOriginals(await buffer(incoming), headers, originals)
      const { 'content-length': _, ...fields } = endToEndHeaders(headers)
      const response = await request(`${sandbox}${url}`, { method, headers: fields, ...(body.length > 0 && { body }) })
      const content = Buffer.from(await response.body.arrayBuffer())
      const { 'content-length': __, ...responseFields } = endToEndHeaders(response.headers)
      const isItem = /json/.test(String(response.headers['content-type'])) && !/branding|tld/.test(url)
      outgoing.writeHead(response.statusCode, responseFields).end(isItem ? plantIn(String(content), replace) : content)
    }
    // The client sees a broken connection.
    pass().catch(() => outgoing.destroy())
  })
  return { ...backend, planted }
}

function restoreOriginals(body: Buffer, headers: IncomingHttpHeaders, originals: Map<string, string>): Buffer {
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return body
  const fields = [...new URLSearchParams(body.toString())]
  const restored = fields.map(([name, value]) => [name, originals.get(value) ?? value])
  return Buffer.from(new URLSearchParams(restored).toString())
}

function plantIn(text: string, replace: (value: string, shape: SecretShape) => string): string {
  const plant = (value: unknown, field: string, isPersonal: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => plant(each, field, isPersonal))
    if (typeof value === 'object' && value !== null) {
      const isPerson = isPersonal || PERSONS.test(field)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plant(each, name, isPerson)]))
    }
    const [, shape] = PERSONAL.find(([pattern]) => (isPersonal || /mail/.test(field)) && pattern.test(field)) ?? []
    return shape && typeof value === 'string' && value !== '' ? replace(value, shape) : value
  }
  return text === '' ? '' : JSON.stringify(plant(JSON.parse(text), '', false))
}
