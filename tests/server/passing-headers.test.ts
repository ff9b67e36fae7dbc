import { expect, test } from 'vitest'
import { ANSWER_HEADERS, answerHeadersThatPass, requestHeadersThatPass } from '#server/header-rules.ts'

const UNKNOWN = { 'x-evil': 'evil', host: 'evil.example', location: '/evil', 'cache-control': 'public' }

test('of a browser passes what a backend needs, and nothing else', () => {
  const needed = {
    accept: 'application/json',
    'accept-encoding': 'br',
    'accept-language': 'de',
    'content-length': '2',
    'content-type': 'application/json',
    cookie: 'XSRF-TOKEN=a',
    'user-agent': 'A browser',
    'x-xsrf-token': 'a',
    'x-reseller-realm': 'nordlicht',
    'x-brand-system-name': 'opensrs',
    'x-text-version': 'transfer 2026-11-26',
    'x-text-language': 'de',
  }
  expect(requestHeadersThatPass({ ...UNKNOWN, ...needed })).toEqual(needed)
  expect(requestHeadersThatPass({ ...UNKNOWN, accept: undefined })).toStrictEqual({})
})

test('of a backend passes what its answer means, numbers as text and cookies as a list', () => {
  const answer = {
    allow: 'GET',
    'content-disposition': 'attachment',
    'content-encoding': 'gzip',
    'content-language': 'de',
    'content-type': 'text/csv',
    date: 'Sat, 21 Nov 2026 10:00:00 GMT',
    'retry-after': '17',
    'server-timing': 'db;dur=53',
    'set-cookie': ['a=b', 'c=d'],
    'x-contract-violation': 'none',
  }
  const passed = answerHeadersThatPass({ ...UNKNOWN, ...answer, 'content-length': 0 })
  expect(passed).toEqual({ ...answer, 'content-length': '0' })
  expect(ANSWER_HEADERS.filter(({ name }) => passed[name] === undefined)).toEqual([])
})
