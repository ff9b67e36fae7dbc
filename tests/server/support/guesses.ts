import type { ServerResponse } from 'node:http'
import { ask, type Answer, type Question, responseText } from './http-client.ts'
import type { Call } from './backends.ts'
import { expect } from 'vitest'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { requestOf } from '#mocks/contracts/request-of.ts'
import { OPERATIONS } from '#server/operations.ts'

/** Failed calls that the servers of these tests let an address have in a minute. */
export const LIMIT = 10

/** Knows every key with GOOD in it and no other: one GUESS anywhere makes a call fail. */
export function answerByKey({ url, body }: Call, outgoing: ServerResponse): void {
  const said = url + body
  const isKnown = said.includes('GOOD') && !said.includes('GUESS')
  outgoing.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
  outgoing.end(isKnown ? '{}' : '{"response_text":"No request belongs to this key."}')
}

let hosts = 0
/** An address of this machine that nobody has asked from before. */
export function newAddress(): string {
  hosts += 1
  return `127.0.${1 + Math.floor(hosts / 200)}.${1 + (hosts % 200)}`
}

/** Asks the questions one after the other. */
export async function askAll(port: number, questions: readonly Question[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const question of questions) answers.push(await ask(port, question))
  return answers
}

/** Expects a response that makes the client wait: status, time to wait, and text. */
export function expectWait(answer: Answer): void {
  expect(answer.status).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(responseText(answer)).toMatch(/wait/i)
}

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { 'content-type': 'application/json' }

const CONSENT = '/consent/api/no-auth/identity_service/consent'

/** Uses up what an address has, and makes sure that it has to wait now. */
export async function useUp(port: number, from: string): Promise<void> {
  const guesses = Array.from({ length: LIMIT + 1 }, (_, index) => ({ path: `${CONSENT}/GUESS-${index}`, from }))
  const last = (await askAll(port, guesses)).at(-1)
  expect(last?.status).toBe(429)
}

const post = (path: string, body: string): Question => ({ method: 'POST', path, headers: FORM, body })

const MULTIPART = [
  '--b',
  'Content-Disposition: form-data; name="key"',
  '',
  'GOOD-data-quality',
  '--b',
  'Content-Disposition: form-data; name="document"; filename="a.pdf"',
  'Content-Type: application/pdf',
  '',
  '%PDF-1.7',
  '--b--',
  '',
].join('\r\n')

const upload = (body: string, type = 'multipart/form-data; boundary=b'): Question => ({
  method: 'POST',
  path: '/registrant/api/no-auth/data_quality/upload',
  headers: { 'content-type': type },
  body,
})

const report = (body: string): Question => ({
  method: 'POST',
  path: '/consent/api/no-auth/hermes/report/request',
  headers: JSON_BODY,
  body,
})

const contracts = await loadContracts()
const keyed = OPERATIONS.filter(({ keys }) => keys.length > 0).map(({ id }) => contracts.operation(id))

/** Each look-up by a key, and the decisions that are made with it: those below the same path. */
export const FLOWS: readonly (readonly [id: string, lookUp: Question, decisions: readonly Question[]])[] = keyed
  .filter(({ safe }) => safe)
  .map((lookUp) => {
    const key = `GOOD-${lookUp.contract}`
    const folder = lookUp.path.replace(/\/(info|\{\w+\})$/, '')
    const decisions = keyed.filter(({ safe, path, id }) => !safe && path.startsWith(folder) && id !== 'uploadDocument')
    return [lookUp.id, requestOf(lookUp, key), decisions.map((decision) => requestOf(decision, key))]
  })

/** A call of each operation that needs no key. */
export const KEYLESS: readonly (readonly [id: string, question: Question])[] = OPERATIONS.filter(
  ({ keys }) => keys.length === 0,
).map(({ id }) => [id, requestOf(contracts.operation(id), 'no-key')])

const TRADE = '/trade/api/no-auth/icann_trade/registrant/new'

/**
 * Calls that contain a known key next to a guessed one: whichever of the two a backend reads, it is a guess. Refused with
 * 429 unless another status is given.
 */
export const TWO_KEYS: readonly (readonly [name: string, question: Question, status?: number])[] = [
  ['the query twice, the known one first', { path: `${TRADE}/info?key=GOOD-trade&key=GUESS` }],
  ['the query twice, the known one last', { path: `${TRADE}/info?key=GUESS&key=GOOD-trade` }],
  ['the query and the form', post(`${TRADE}/approve?key=GOOD-trade`, 'key=GUESS')],
  ['the form twice', post(`${TRADE}/approve`, 'key=GOOD-trade&key=GUESS')],
  ['the form twice, the known one last', post(`${TRADE}/approve`, 'key=GUESS&key=GOOD-trade')],
  ['a form without its type', { ...post(`${TRADE}/approve?key=GOOD-trade`, 'key=GUESS'), headers: {} }, 415],
  [
    'a form that is too long to be read ahead',
    post(`${TRADE}/approve`, `key=GOOD-trade&x=${'x'.repeat(70_000)}&key=GUESS`),
  ],
  ['another case of the name', post(`${TRADE}/approve`, 'key=GOOD-trade&KEY=GUESS')],
  ['brackets after the name', post(`${TRADE}/approve`, 'key=GOOD-trade&key[]=GUESS')],
  ['a known query and a guessed path', { path: `${CONSENT}/GUESS?access_key=GOOD-consent&key=GOOD-trade` }],
  [
    'a guessed path and a known body',
    { method: 'PUT', path: `${CONSENT}/GUESS`, headers: JSON_BODY, body: '{"access_key":"GOOD-consent"}' },
  ],
  ['a path that walks', { path: `${CONSENT}/GOOD-consent/../GUESS` }],
  ['a path that goes on', { path: `${CONSENT}/GOOD-consent/GUESS` }, 404],
  ['a path that walks, encoded', { path: `${CONSENT}/GOOD-consent%2f..%2fGUESS` }, 400],
  ['JSON with the name twice', report('{"access_key":"GOOD-data-copy","access_key":"GUESS"}')],
  ['JSON with the name twice, the known one last', report('{"access_key":"GUESS","access_key":"GOOD-data-copy"}')],
  [
    'parts with the name twice',
    upload(MULTIPART.replace('--b--', '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nGUESS\r\n--b--')),
  ],
  ['the query, hidden behind a semicolon', { path: `${TRADE}/info?key=GOOD-trade;key=GUESS` }],
  ['the query, the name encoded', { path: `${TRADE}/info?key=GOOD-trade&%6bey=GUESS` }],
  ['a parameter of the path', { path: `${TRADE}/info;key=GUESS?key=GOOD-trade` }, 404],
  ['a known query and a guess with a slash after it', { path: `${CONSENT}/GUESS/?access_key=GOOD-consent` }, 404],
  ['a known query and a guess after two slashes', { path: `${CONSENT}//GUESS?access_key=GOOD-consent` }, 404],
  [
    'a known query and two slashes further on',
    { path: `${CONSENT.replace(/\/consent$/, '//consent')}/GUESS?access_key=GOOD-consent` },
    404,
  ],
  [
    'a known query and an encoded letter',
    { path: `${CONSENT.replace(/consent$/, '%63onsent')}/GUESS?access_key=GOOD-consent` },
    404,
  ],
  ['a known query and an encoded slash', { path: `${CONSENT}%2fGUESS?access_key=GOOD-consent` }, 404],
  [
    'a known query and another case',
    { path: `${CONSENT.replace(/consent$/, 'Consent')}/GUESS?access_key=GOOD-consent` },
    404,
  ],
  ['a known query and a path that no contract knows', { path: '/trade/api/no-auth/GUESS?key=GOOD-trade' }, 404],
  [
    'parts that end at another boundary',
    upload(
      MULTIPART.replace('%PDF-1.7', '--c\r\nContent-Disposition: form-data; name="key"\r\n\r\nGUESS\r\n--c--\r\n'),
      'multipart/form-data; boundary=b; boundary=c',
    ),
  ],
  [
    'parts after the end',
    upload(`${MULTIPART}--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nGUESS\r\n--b--\r\n`),
  ],
  [
    'a part with two names',
    upload(
      MULTIPART.replace(
        '--b--',
        '--b\r\nContent-Disposition: form-data; name="note"; name="key"\r\n\r\nGUESS\r\n--b--',
      ),
    ),
  ],
  [
    'a part with an extended name',
    upload(
      MULTIPART.replace(
        '--b--',
        '--b\r\nContent-Disposition: form-data; name="note"; name*=UTF-8\'\'key\r\n\r\nGUESS\r\n--b--',
      ),
    ),
  ],
]

/** Calls with a known key whose guess is in a query parameter that the contract does not have. */
export const DROPPED_GUESSES: readonly (readonly [name: string, question: Question])[] = [
  ['the key of a form, in the query', post(`${TRADE}/approve?key=GUESS`, 'key=GOOD-trade')],
  ['the name of another key', { path: `${TRADE}/info?key=GOOD-trade&access_key=GUESS` }],
  ['another case of the name', { path: `${TRADE}/info?key=GOOD-trade&KEY=GUESS` }],
  ['brackets after the name', { path: `${TRADE}/info?key=GOOD-trade&key[]=GUESS` }],
  ['a query to a path with the key', { path: `${CONSENT}/GOOD-consent?access_key=GUESS` }],
]
