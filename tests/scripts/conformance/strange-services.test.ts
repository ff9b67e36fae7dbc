import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type TestServer } from '#tests/contract/support/servers.ts'
import { linesOf, passedOn, runAgainst, serve, write, type Answerer } from './support.ts'

// Whatever a service sends: the run ends, with few causes and plain words.

let sandbox: TestServer
beforeAll(async () => void (sandbox = await startSandbox()))
afterAll(() => sandbox.close())

const ids = ['getSystemBranding', 'getTldInfoHash', 'getListing', 'listTldNames']
const JSON_TYPE = { 'content-type': 'application/json' }

/** Causes as lines: the number of operations, field and words. */
async function causesOf(origin: string): Promise<string[]> {
  const { verdict, report } = await runAgainst(origin, { ids })
  expect(report.split('\n').length).toBeLessThan(30)
  expect(report).not.toContain('SECRET')
  return verdict.causes.map(({ operations, field, what }) => `${operations.length}: ${field} ${what}`)
}

const everything = (status: number, headers: Record<string, string>, body: string | Buffer): Answerer => {
  return (_, outgoing) => void outgoing.writeHead(status, headers).end(body)
}

const PAGE = '<!doctype html><title>Sign in</title>'

/** What is wrong besides with a service that answers 200 to everything. */
const TAKEN = [
  '1: status 200 instead of 400, 403, 404, 409, 410, 429, 500, 502, 503, 504',
  '1: status 200 to a key with another domain instead of 403',
  '1: status 200 to an unknown key instead of 404',
  '1: status 200 to an unknown key instead of 404',
  '2: status 200 to wrong requests instead of 400 or 422',
]
const LONG_LIST = JSON.stringify({ hash: 7, object_data: Array.from({ length: 200_000 }, () => 0) })

test.each<[what: string, answer: Answerer, causes: string[]]>([
  ['a web page', everything(200, { 'content-type': 'text/html' }, PAGE), ['4: body is a web page', ...TAKEN]],
  ['a web page as JSON', everything(404, JSON_TYPE, PAGE), ['4: status 404 to every request']],
  ['nothing', everything(200, {}, ''), ['4: body is empty', ...TAKEN]],
  ['nothing, as JSON', everything(200, JSON_TYPE, ''), ['4: body is empty', ...TAKEN]],
  ['no JSON', everything(200, JSON_TYPE, '{"object_data":'), ['4: body is no JSON', ...TAKEN]],
  ['null', everything(200, JSON_TYPE, 'null'), ['4: body is null, not object', ...TAKEN]],
  ['no text', everything(200, JSON_TYPE, Buffer.from([0xff, 0xfe, 0x00, 0xd8])), ['4: body is no JSON', ...TAKEN]],
  ['lists in lists', everything(200, JSON_TYPE, '['.repeat(50_000)), ['4: body is no JSON', ...TAKEN]],
  [
    'an empty type',
    everything(200, { 'content-type': ';;;' }, '{}'),
    ['4: header content-type is missing, not application/json', ...TAKEN],
  ],
  ['a teapot', everything(418, JSON_TYPE, '{}'), ['4: status 418 to every request']],
  [
    'a log-in',
    everything(302, { location: 'https://login.example/?next=SECRET' }, ''),
    ['4: status 302 (to https://login.example) to every request'],
  ],
  [
    'itself',
    (incoming, outgoing) => void outgoing.writeHead(301, { location: incoming.url }).end(),
    ['4: status 301 to every request'],
  ],
  [
    'a gzip that is none',
    everything(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }, '{}'),
    ['4: body breaks off, or is not encoded as it says', ...TAKEN],
  ],
  [
    'fewer bytes than announced',
    (_, outgoing) => {
      outgoing.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' })
      outgoing.write('{}', () => outgoing.destroy())
    },
    ['4: body breaks off, or is not encoded as it says', ...TAKEN],
  ],
  [
    'names that every object has',
    everything(200, JSON_TYPE, '{"__proto__":{"a":1},"constructor":1,"toString":null}'),
    ['1: body /hash is missing', '1: body /object_data is missing', '1: body /tlds is missing', ...TAKEN],
  ],
  [
    'a very long list',
    everything(200, JSON_TYPE, LONG_LIST),
    [
      '1: body /hash is number, not string',
      '1: body /object_data is array, not object',
      '1: body /tlds is missing',
      ...TAKEN,
    ],
  ],
])('everything is answered with %s', async (_, answer, causes) => {
  await using service = await serve(answer)
  expect((await causesOf(service.origin)).toSorted()).toEqual(causes.toSorted())
})

test('a body without an end is read only so far', async () => {
  await using service = await serve((incoming, outgoing) => {
    outgoing.writeHead(200, JSON_TYPE)
    const block = Buffer.alloc(1024 * 1024, ' ')
    const pour = () => void (outgoing.destroyed || outgoing.write(block, pour))
    pour()
    incoming.once('close', () => outgoing.destroy())
  })
  const { verdict } = await runAgainst(service.origin, { ids: ['getSystemBranding'], timeoutMs: 20_000 })
  expect(linesOf(verdict)[0]).toBe('getSystemBranding, example example: body is larger than 32 MiB')
})

describe('a service that is right in a way of its own', () => {
  test.each<[what: string, answer: (right: Awaited<ReturnType<typeof passedOn>>) => typeof right]>([
    [
      'in gzip',
      (right) => ({ ...right, headers: { ...right.headers, 'content-encoding': 'gzip' }, body: gzipSync(right.body) }),
    ],
    [
      'with a charset',
      (right) => ({
        ...right,
        headers: { ...right.headers, 'content-type': `${right.headers['content-type']} ;Charset="UTF-8"` },
      }),
    ],
    ['with a byte order mark', (right) => ({ ...right, body: Buffer.concat([Buffer.from('﻿'), right.body]) })],
  ])('%s', async (_, answer) => {
    await using service = await serve(async (incoming, outgoing) => {
      write(outgoing, answer(await passedOn(sandbox.origin, incoming)))
    })
    expect(await causesOf(service.origin)).toEqual([])
  })

  test('in pieces', async () => {
    await using service = await serve(async (incoming, outgoing) => {
      const { status, headers, body } = await passedOn(sandbox.origin, incoming)
      outgoing.writeHead(status, headers)
      for (const byte of body) outgoing.write(Buffer.from([byte]))
      outgoing.end()
    })
    expect(await causesOf(service.origin)).toEqual([])
  })

  test('and drops connections that it promised to keep', async () => {
    await using service = await serve(async (incoming, outgoing) => {
      const { status, headers, body } = await passedOn(sandbox.origin, incoming)
      outgoing.writeHead(status, { ...headers, connection: 'keep-alive', 'content-length': body.length })
      outgoing.end(body, () => incoming.socket.destroySoon())
    })
    expect(await causesOf(service.origin)).toEqual([])
  })
})

test.each<[what: string, greet: (socket: Socket) => void, problem: RegExp]>([
  [
    'another protocol',
    (socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
    /does not answer \(what came is no HTTP\)\. Check the address: http or https/,
  ],
  [
    'nothing at all',
    (socket) => void socket.destroy(),
    /does not answer \(\w+\)\. Check the address \(http or https\), and the log/,
  ],
])('a port that speaks %s is no service', async (_, greet, problem) => {
  const server = createServer(greet)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await expect(runAgainst(`http://127.0.0.1:${port}`, { ids })).rejects.toThrow(problem)
  server.close()
})
