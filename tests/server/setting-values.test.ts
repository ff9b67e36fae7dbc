import { type BlockList, isIPv6 } from 'node:net'
import { expect, test } from 'vitest'
import * as read from '#server/setting-values.ts'

/** Reads a value. Returns undefined if the reader refuses it. */
function valueOf(reader: read.Reader<unknown>, text: string): unknown {
  try {
    return reader(text)
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError)
    return undefined
  }
}

type ReaderCase = [reader: read.Reader<unknown>, good: Record<string, unknown>, bad: string[], allowed: RegExp]

test.each<ReaderCase>([
  [
    read.wholeNumber(2, 12),
    { 2: 2, 12: 12, '0007': 7 },
    ['1', '13', 'a5', '5a', '1'.repeat(16), '3 ', '1e1', '0x3', '3.5', '-3'],
    /^a whole number from 2 to 12$/,
  ],
  [read.wholeNumber(0, 5, 'visits'), { 5: 5 }, ['6'], /^a whole number of visits from 0 to 5$/],
  [read.oneOf(['a', 'b']), { b: 'b' }, ['A', 'c'], /^one of a, b$/],
  [
    read.origin,
    { 'http://localhost:80': 'http://localhost', 'HTTPS://API.example/': 'https://api.example' },
    [
      'api.example',
      'ws://api.example',
      ...['#x', 'v1', '?x'].map((rest) => `https://api.example/${rest}`),
      ...['u', ':p'].map((user) => `https://${user}@api.example`),
    ],
    /^an origin such as/,
  ],
  [
    read.httpsUrl,
    {
      'https://collector.example/a?b': 'https://collector.example/a?b',
      'http://localhost:9000/': 'http://localhost:9000/',
    },
    [
      'collector',
      'http://collector.example/',
      'ftp://localhost/',
      ...['u', ':p'].map((user) => `https://${user}@a.example`),
    ],
    /^an address such as/,
  ],
  [
    read.legalUrl,
    {
      'https://www.example/{language}/privacy?of={language}': 'https://www.example/{language}/privacy?of={language}',
      'http://{language}.example#nis2': 'http://{language}.example#nis2',
    },
    [
      'www.example/privacy',
      'ftp://www.example',
      'mailto:a@b.example',
      'https://u:p@www.example',
      'https://www.example/{lang}',
      'https://www.example/?l={language',
      'https:///',
    ],
    /^an http or https address such as/,
  ],
  [read.replayPercentage, { 0: 0 }, ['1', '2'], /^0: a recording .*key.*operating/],
  [read.plainText, { '!~': '!~', ['x'.repeat(500)]: 'x'.repeat(500) }, ['', 'a b', 'ä', 'x'.repeat(501)], /^1 to 500/],
  [read.userName, { 'jo ö': 'jo ö' }, ['a:b', 'a\tb'], /^printable text without a colon$/],
  [read.password, { 'a:b': 'a:b' }, ['a\u0000b'], /^printable text$/],
  [
    read.proxies,
    { false: 0, true: 1, 0: 0, 10: 10 },
    ['', '11', '1 ', 'proxy.example', '10.0.0.1,', '10.0.0.0/33', '10.0.0.0/', 'fd00::/129', 'fe80::1%eth0', '::/8/8'],
    /^the addresses or networks/,
  ],
  [
    read.hostNames,
    { 'Pages.example, 127.0.0.1:443': ['pages.example', '127.0.0.1'] },
    ['pages.example,', 'a b', 'pages.example/x', 'a@pages.example'],
    /^host names/,
  ],
  [read.hostToListenOn, { '::1': '::1', 'Node-1.local': 'Node-1.local' }, ['a b', 'a/', '/a'], /^an IP address/],
  [
    read.redisUrl,
    { 'redis://store.example:6379/1': 'redis://store.example:6379/1', 'rediss://u:p@a': 'rediss://u:p@a' },
    ['store.example', 'xredis://store.example', 'redisx://store.example', 'redis:///1'],
    /^an address such as redis:/,
  ],
])(
  '%o reads allowed values, and refuses others with a message that states what is allowed',
  (reader, good, bad, allowed) => {
    expect(Object.fromEntries(Object.keys(good).map((text) => [text, valueOf(reader, text)]))).toEqual(good)
    expect(bad.filter((text) => valueOf(reader, text) !== undefined)).toEqual([])
    expect(() => reader(bad[0] ?? '')).toThrow(allowed)
  },
)

test('proxies reads addresses and networks, which also match as IPv4-mapped IPv6', () => {
  const list = read.proxies('127.0.0.1, 10.0.0.0/8,fd00::1,2001:db8::/32') as BlockList
  const trusted = ['127.0.0.1', '10.1.2.3', '::ffff:127.0.0.1', '::ffff:10.1.2.3', 'fd00::1', '2001:db8::5']
  const others = ['127.0.0.2', '11.0.0.1', '::ffff:11.0.0.1', 'fd00::2', '2001:db9::5', '::1']
  const isTrusted = (address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  expect([...trusted, ...others].filter(isTrusted)).toEqual(trusted)
})
