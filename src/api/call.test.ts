import type { RequestListener } from 'node:http'
import { MutationObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { downloadReport } from './data-copy.ts'
import * as consent from './consent.ts'
import type { ApiError } from './errors.ts'
import { readNow } from './query-client.ts'
import { startTestBackend } from './test-backend.ts'
import * as tldInfo from './tld-info.ts'
import * as trade from './trade.ts'

/** Starts a backend with this listener and returns functions that call it. */
async function startApi(listener: RequestListener) {
  const client = await startTestBackend(listener)
  return {
    getConsent: (key: string) => readNow(client, consent.getConsent({ access_key: key })),
    download: (signal: AbortSignal) => new MutationObserver(client, downloadReport('t')).mutate({ signal }),
    saveConsent: (key: string, update: consent.ConsentUpdate) =>
      consent.saveConsent(key).mutationFn({ update }, { client, meta: {} }),
    unhashTldInfo: (hash: string) => readNow(client, tldInfo.unhashTldInfo(hash)),
    cancelNewTrade: (key: string) => trade.cancelNewTrade(key).mutationFn(undefined, { client, meta: {} }),
    approveNewTrade: (key: string, choices: trade.TradeChoices) =>
      trade.approveNewTrade(key, choices).mutationFn(undefined, { client, meta: {} }),
  }
}

afterEach(() => vi.unstubAllGlobals())

/** Returns the properties of the error that a promise rejects with; undefined if it resolves. */
async function failureOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason as ApiError,
  )
  if (!error) return undefined
  const { name, kind, status, text, reference, retryAfter } = error
  return { name, kind, status, text, reference, retryAfter }
}

function respond(status: number, body: string, type = 'application/json'): RequestListener {
  return (_request, response) => response.writeHead(status, { 'content-type': type, 'x-request-id': 'r-1' }).end(body)
}

describe('call', () => {
  it.each([
    [400, 'invalid'],
    [401, 'forbidden'],
    [403, 'forbidden'],
    [404, 'unknown-key'],
    [409, 'answered'],
    [410, 'expired'],
    [418, 'refused'],
    [422, 'invalid'],
    [429, 'too-many'],
    [500, 'unavailable'],
  ])('maps %i to %s, with the text and the reference of the response', async (status, kind) => {
    const { getConsent } = await startApi(respond(status, '{"response_text":"Text of the backend"}'))
    expect(await failureOf(getConsent('k'))).toEqual({
      name: 'ApiError',
      kind,
      status,
      text: 'Text of the backend',
      reference: 'r-1',
    })
  })

  it.each([
    ['seconds', '60', 60],
    ['zero', '0', undefined],
    ['a negative number', '-5', undefined],
    ['a word', 'soon', undefined],
    ['no header', undefined, undefined],
    ['a date in the past', 'Thu, 01 Jan 1970 00:00:00 GMT', undefined],
    ['a date 90 seconds ahead', () => new Date(Date.now() + 90_000).toUTCString(), expect.closeTo(90, -1)],
  ])('reads the wait from Retry-After: %s', async (_what, after, seconds) => {
    const { getConsent } = await startApi((_request, response) => {
      const wait = typeof after === 'function' ? after() : after
      response.writeHead(429, { 'content-type': 'application/json', ...(wait && { 'retry-after': wait }) }).end('{}')
    })
    expect(await failureOf(getConsent('k'))).toMatchObject({ kind: 'too-many', retryAfter: seconds })
  })

  it.each([
    ['an empty 502', respond(502, ''), 'unavailable'],
    ['a 500 whose text is not a string', respond(500, '{"response_text":{"a":1}}'), 'unavailable'],
    ['an HTML 403', respond(403, '<h1>Forbidden</h1>', 'text/html'), 'unavailable'],
    ['an empty 400', respond(400, ''), 'unavailable'],
    ['a 401 whose JSON does not match the contract', respond(401, '{"error":"denied"}'), 'unavailable'],
    ['a 404 with an empty object', respond(404, '{}'), 'unavailable'],
    ['a 302', respond(302, ''), 'unavailable'],
    ['an empty 409', respond(409, ''), 'answered'],
    ['an HTML 413', respond(413, '<h1>Too Large</h1>', 'text/html'), 'refused'],
    ['an HTML 200', respond(200, '<!doctype html><p>Welcome', 'text/html'), 'unreadable'],
    ['a 200 with broken JSON', respond(200, '{"object_data":'), 'unreadable'],
    ['a 204', (_q, r) => r.writeHead(204).end(), 'unreadable'],
    ['a 200 that is null', respond(200, 'null'), 'unreadable'],
    ['a 200 whose object_data is a list', respond(200, '{"object_data":[]}'), 'unreadable'],
    ['a 200 whose object_data is null', respond(200, '{"object_data":null}'), 'unreadable'],
    ['a 200 with a second text field', respond(200, '{"response_text":"T","last_response_text":"T"}'), 'unreadable'],
    ['a cut connection', (_q, r) => r.destroy(), 'network'],
    [
      'a truncated body',
      (_q, r) => {
        r.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
        r.write('{"object_data":', () => r.destroy())
      },
      'network',
    ],
  ])('does not treat %s as a success', async (_what, listener, kind) => {
    const { getConsent } = await startApi(listener)
    expect(await failureOf(getConsent('k'))).toMatchObject({ name: 'ApiError', kind, text: undefined })
  })

  it.each(['{}', '[]', '{"error":"Out of order"}'])('does not treat %s as the owner of a TLD list', async (body) => {
    const { unhashTldInfo } = await startApi(respond(200, body))
    expect(await failureOf(unhashTldInfo('h'))).toMatchObject({ kind: 'unreadable' })
  })

  it.each([
    '{"response_text":"This key has been used","response_code":400}',
    '{"object_data":null,"response_text":"This key has been used"}',
  ])('treats a 200 with %s as a refusal', async (body) => {
    const { getConsent } = await startApi(respond(200, body))
    expect(await failureOf(getConsent('k'))).toMatchObject({ kind: 'invalid', text: 'This key has been used' })
  })

  it('treats an item with text as a success', async () => {
    const { getConsent } = await startApi(respond(200, '{"object_data":{"status":"NEW"},"response_text":"OK"}'))
    await expect(getConsent('k')).resolves.toEqual({ status: 'NEW' })
  })

  it('times out after the configured time', async () => {
    vi.stubGlobal('document', { cookie: '', querySelector: () => ({ content: '50' }) }) // api-timeout-ms
    const { getConsent } = await startApi(() => undefined)
    const error = (await getConsent('k').catch((reason: unknown) => reason)) as ApiError
    expect(error.kind).toBe('timeout')
  })

  it('reports a canceled call', async () => {
    const { download } = await startApi(() => undefined)
    const controller = new AbortController()
    const failure = failureOf(download(controller.signal))
    controller.abort()
    expect(await failure).toMatchObject({ kind: 'aborted' })
  })
})

describe('decisions', () => {
  it.each([
    ['an empty 200', respond(200, ''), {}],
    ['text labeled as a web page', respond(200, 'OK', 'text/html'), {}],
    [
      'a success code',
      respond(200, '{"response_code":1000,"response_text":"Done"}'),
      { response_code: 1000, response_text: 'Done' },
    ],
    ['text without a type', (_q, r) => r.writeHead(200).end('OK'), {}],
    ['a 204', (_q, r) => r.writeHead(204).end(), {}],
    ['a 200 that is null', respond(200, 'null'), {}],
    ['text with a less-than sign labeled as a web page', respond(200, '1 < 2', 'text/html'), {}],
    ...[200, 399, 600].map((code) => [
      `the code ${code}`,
      respond(200, `{"response_code":${code}}`),
      { response_code: code },
    ]),
    ['a 200 with broken JSON', respond(200, '{"answer":'), {}],
    ['a 200 without errors', respond(200, '{"errors":[],"error":null}'), { errors: [], error: null }],
    ['a 200 with an answer', respond(200, '{"answer":"cancelled"}'), { answer: 'cancelled' }],
    ['a 202 with text', respond(202, 'Accepted, thank you.', 'text/plain'), {}],
    ['a list', respond(200, '["a"]'), {}],
    ['XML', respond(200, '<ok/>', 'application/xml'), {}],
  ] as [string, RequestListener, object][])('treats %s as accepted', async (_what, listener, result) => {
    const { cancelNewTrade } = await startApi(listener)
    const { reference: _, ...decision } = await cancelNewTrade('k')
    expect(decision).toEqual(result)
  })

  it.each([
    ['a web page', respond(200, '<h1>Sign in</h1>', 'text/html; charset=utf-8'), 'unreadable'],
    ['a web page labeled as JSON', respond(200, '<!DOCTYPE html><p>Welcome'), 'unreadable'],
    ['a web page after line breaks', respond(200, '\r\n<html><p>Welcome'), 'unreadable'],
    ['a refusal with only a code', respond(200, '{"response_code":400}'), 'invalid'],
    ['a refusal with 200', respond(200, '{"response_code":422,"response_text":"Words"}'), 'invalid'],
    ['only a text', respond(200, '{"response_text":"Invalid auth code"}'), 'unreadable'],
    ['only an error', respond(200, '{"error":"Invalid auth code"}'), 'unreadable'],
    ['a list of errors', respond(200, '{"errors":[{"code":1}]}'), 'unreadable'],
    ['success: false', respond(200, '{"success":false}'), 'unreadable'],
    ['a text next to a null field', respond(200, '{"response_text":"Invalid auth code","answer":null}'), 'unreadable'],
    ['a cut connection', (_q, r) => r.destroy(), 'network'],
  ] as [string, RequestListener, string][])('does not treat %s as accepted', async (_what, listener, kind) => {
    const { cancelNewTrade } = await startApi(listener)
    expect(await failureOf(cancelNewTrade('k'))).toMatchObject({ name: 'ApiError', kind })
  })

  it.each([
    ['the body', '{"reference":"R-7"}', 'R-7'],
    ['the header, if the body has none', '', 'r-1'],
  ])('reads the reference from %s', async (_, body, reference) => {
    const { cancelNewTrade } = await startApi(respond(200, body))
    await expect(cancelNewTrade('k')).resolves.toEqual({ reference })
  })

  it('sends a form without absent fields', async () => {
    let sent = ''
    const { approveNewTrade } = await startApi((request, response) => {
      sent += `${request.headers['content-type']} `
      request.on('data', (chunk) => (sent += String(chunk)))
      request.on('end', () => response.writeHead(204).end())
    })
    await approveNewTrade('k&=', { trade_hold: '0' })
    expect(sent).toBe('application/x-www-form-urlencoded key=k%26%3D&trade_hold=0')
  })
})

describe('requests', () => {
  it('encodes a key in the path', async () => {
    let path = ''
    const { getConsent } = await startApi((request, response) => {
      path = request.url ?? ''
      respond(200, '{"object_data":{"consents":[]}}')(request, response)
    })
    await getConsent('a/b c%?#ä')
    expect(path).toBe('/consent/api/no-auth/identity_service/consent/a%2Fb%20c%25%3F%23%C3%A4')
  })

  it('sends the XSRF cookie as a header and accepts JSON', async () => {
    vi.stubGlobal('document', { cookie: 'a=b; XSRF-TOKEN=to%2Fken; c=d', querySelector: () => null })
    let headers = {}
    const { saveConsent } = await startApi((request, response) => {
      headers = request.headers
      respond(200, '{"object_data":{}}')(request, response)
    })
    await saveConsent('k', { consents: [] })
    expect(headers).toMatchObject({
      'x-xsrf-token': 'to/ken',
      accept: 'application/json',
      'content-type': 'application/json',
    })
  })
})
