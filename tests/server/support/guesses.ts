import type { ServerResponse } from 'node:http'
import { ask, type Answer, type Question, responseText } from './http-client.ts'
import type { Call } from './backends.ts'
import { expect } from 'vitest'

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
  'GOOD-8',
  '--b',
  'Content-Disposition: form-data; name="document"; filename="a.pdf"',
  'Content-Type: application/pdf',
  '',
  '%PDF-1.7',
  '--b--',
  '',
].join('\r\n')

/** Each flow's look-up, and the decisions that are made with its key. */
export const FLOWS: readonly (readonly [name: string, lookUp: Question, decisions: readonly Question[]])[] = [
  [
    'preferences, key in the path',
    { path: `${CONSENT}/GOOD-1` },
    [{ method: 'PUT', path: `${CONSENT}/GOOD-1`, headers: JSON_BODY, body: '{"consents":[]}' }],
  ],
  [
    'trade, key in the form',
    { path: '/trade/api/no-auth/icann_trade/registrant/new/info?key=GOOD-2' },
    [
      post('/trade/api/no-auth/icann_trade/registrant/new/approve', 'key=GOOD-2&trade_hold=1'),
      post('/trade/api/no-auth/icann_trade/registrant/new/cancel', 'key=GOOD-2'),
    ],
  ],
  [
    'transfer in, key and domain in the form',
    { path: '/trade/api/no-auth/transfer_in/info?key=GOOD-3&domain=a%2Bb.example' },
    [
      post('/trade/api/no-auth/transfer_in/approve', 'key=GOOD-3&domain=a%2Bb.example&auth_info=%3C%25'),
      post('/trade/api/no-auth/transfer_in/decline', 'domain=a%2Bb.example&key=GOOD-3'),
    ],
  ],
  [
    'transfer away',
    { path: '/trade/api/no-auth/transfer_away/info?key=GOOD-4&domain=a.example' },
    [post('/trade/api/no-auth/transfer_away/approve', 'key=GOOD-4&domain=a.example')],
  ],
  [
    'listing, id and domain',
    { path: '/dls/api/no-auth/dls/info?id=GOOD-5&domain=a.example' },
    [post('/dls/api/no-auth/dls/decline', 'id=GOOD-5&domain=a.example')],
  ],
  [
    'claims notice, id and key',
    { path: '/trademark/api/no-auth/claims/info?claims_id=7&key=GOOD-6' },
    [post('/trademark/api/no-auth/claims/approve', 'claims_id=7&key=GOOD-6')],
  ],
  [
    'verification',
    { path: '/registrant/api/no-auth/registrant_verification/info?verification_id=7&key=GOOD-7&reseller_id=r' },
    [post('/registrant/api/no-auth/registrant_verification/verify', 'verification_id=7&key=GOOD-7&reseller_id=r')],
  ],
  [
    'data quality',
    { path: '/registrant/api/no-auth/data_quality/info?key=GOOD-8' },
    [post('/registrant/api/no-auth/data_quality/update_contact', 'key=GOOD-8&full_name=A')],
  ],
  [
    'data copy, key in JSON',
    { path: '/consent/api/no-auth/hermes/report/request/GOOD-9' },
    [
      {
        method: 'POST',
        path: '/consent/api/no-auth/hermes/report/request',
        headers: JSON_BODY,
        body: '{"access_key":"GOOD-9","email_address":"a@a.example"}',
      },
    ],
  ],
  ['download', { path: '/consent/api/no-auth/hermes/report/download/GOOD-10' }, []],
  ['list of TLDs, hash in the form', post('/tld-info/unhash', 'hash=GOOD-11'), []],
]

const TRADE = '/trade/api/no-auth/icann_trade/registrant/new'

/**
 * Calls that contain a known key next to a guessed one: whichever of the two a backend reads, it is a guess. Refused with
 * 429 unless another status is given.
 */
export const TWO_KEYS: readonly (readonly [name: string, question: Question, status?: number])[] = [
  ['the query twice, the known one first', { path: `${TRADE}/info?key=GOOD-2&key=GUESS` }],
  ['the query twice, the known one last', { path: `${TRADE}/info?key=GUESS&key=GOOD-2` }],
  ['the query and the form', post(`${TRADE}/approve?key=GOOD-2`, 'key=GUESS')],
  ['the form twice', post(`${TRADE}/approve`, 'key=GOOD-2&key=GUESS')],
  ['the form twice, the known one last', post(`${TRADE}/approve`, 'key=GUESS&key=GOOD-2')],
  ['a form without its type', { ...post(`${TRADE}/approve?key=GOOD-2`, 'key=GUESS'), headers: {} }, 415],
  ['another case of the name', post(`${TRADE}/approve`, 'key=GOOD-2&KEY=GUESS')],
  ['brackets after the name', post(`${TRADE}/approve`, 'key=GOOD-2&key[]=GUESS')],
  ['a known query and a guessed path', { path: `${CONSENT}/GUESS?access_key=GOOD-1&key=GOOD-2` }],
  [
    'a guessed path and a known body',
    { method: 'PUT', path: `${CONSENT}/GUESS`, headers: JSON_BODY, body: '{"access_key":"GOOD-1"}' },
  ],
  ['a path that walks', { path: `${CONSENT}/GOOD-1/../GUESS` }],
  ['a path that goes on', { path: `${CONSENT}/GOOD-1/GUESS` }, 404],
  ['a path that walks, encoded', { path: `${CONSENT}/GOOD-1%2f..%2fGUESS` }, 400],
  [
    'JSON with the name twice',
    {
      method: 'POST',
      path: '/consent/api/no-auth/hermes/report/request',
      headers: JSON_BODY,
      body: '{"access_key":"GOOD-9","access_key":"GUESS"}',
    },
  ],
  [
    'JSON with the name twice, the known one last',
    {
      method: 'POST',
      path: '/consent/api/no-auth/hermes/report/request',
      headers: JSON_BODY,
      body: '{"access_key":"GUESS","access_key":"GOOD-9"}',
    },
  ],
  [
    'parts with the name twice',
    {
      method: 'POST',
      path: '/registrant/api/no-auth/data_quality/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: MULTIPART.replace('--b--', '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nGUESS\r\n--b--'),
    },
  ],
  ['the query, hidden behind a semicolon', { path: `${TRADE}/info?key=GOOD-2;key=GUESS` }],
  ['the query, the name encoded', { path: `${TRADE}/info?key=GOOD-2&%6bey=GUESS` }],
  ['a parameter of the path', { path: `${TRADE}/info;key=GUESS?key=GOOD-2` }, 404],
  ['a known query and a guess with a slash after it', { path: `${CONSENT}/GUESS/?access_key=GOOD-1` }, 404],
  ['a known query and a guess after two slashes', { path: `${CONSENT}//GUESS?access_key=GOOD-1` }, 404],
  [
    'a known query and two slashes further on',
    { path: `${CONSENT.replace(/\/consent$/, '//consent')}/GUESS?access_key=GOOD-1` },
    404,
  ],
  [
    'a known query and an encoded letter',
    { path: `${CONSENT.replace(/consent$/, '%63onsent')}/GUESS?access_key=GOOD-1` },
    404,
  ],
  ['a known query and an encoded slash', { path: `${CONSENT}%2fGUESS?access_key=GOOD-1` }, 404],
  [
    'a known query and another case',
    { path: `${CONSENT.replace(/consent$/, 'Consent')}/GUESS?access_key=GOOD-1` },
    404,
  ],
  ['a known query and a path that no contract knows', { path: '/trade/api/no-auth/GUESS?key=GOOD-2' }, 404],
  [
    'parts that end at another boundary',
    {
      method: 'POST',
      path: '/registrant/api/no-auth/data_quality/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=b; boundary=c' },
      body: MULTIPART.replace(
        '%PDF-1.7',
        '--c\r\nContent-Disposition: form-data; name="key"\r\n\r\nGUESS\r\n--c--\r\n',
      ),
    },
  ],
  [
    'parts after the end',
    {
      method: 'POST',
      path: '/registrant/api/no-auth/data_quality/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `${MULTIPART}--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nGUESS\r\n--b--\r\n`,
    },
  ],
  [
    'a part with two names',
    {
      method: 'POST',
      path: '/registrant/api/no-auth/data_quality/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: MULTIPART.replace(
        '--b--',
        '--b\r\nContent-Disposition: form-data; name="note"; name="key"\r\n\r\nGUESS\r\n--b--',
      ),
    },
  ],
  [
    'a part with an extended name',
    {
      method: 'POST',
      path: '/registrant/api/no-auth/data_quality/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: MULTIPART.replace(
        '--b--',
        '--b\r\nContent-Disposition: form-data; name="note"; name*=UTF-8\'\'key\r\n\r\nGUESS\r\n--b--',
      ),
    },
  ],
]

/** Calls with a known key whose guess is in a query parameter that the contract does not have. */
export const DROPPED_GUESSES: readonly (readonly [name: string, question: Question])[] = [
  ['the key of a form, in the query', post(`${TRADE}/approve?key=GUESS`, 'key=GOOD-2')],
  ['the name of another key', { path: `${TRADE}/info?key=GOOD-2&access_key=GUESS` }],
  ['another case of the name', { path: `${TRADE}/info?key=GOOD-2&KEY=GUESS` }],
  ['brackets after the name', { path: `${TRADE}/info?key=GOOD-2&key[]=GUESS` }],
  ['a query to a path with the key', { path: `${CONSENT}/GOOD-1?access_key=GUESS` }],
]
