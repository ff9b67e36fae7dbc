import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fillMetas, inlineSources, prepareDocument } from '#server/document.ts'
import { readSettings } from '#server/settings.ts'
import { HTML } from './support/fixture-build.ts'
import { ask } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

async function sent(env: Record<string, string>, html = HTML) {
  const pages = await prepareDocument(html, readSettings(env))
  await using server = await startServer({}, { pages: pages.send })
  const answer = await ask(server.port, { path: '/' })
  const policy = Object.fromEntries(
    (answer.headers['content-security-policy']?.toString() ?? '')
      .split('; ')
      .map((each) => [each.split(' ')[0], each.split(' ').slice(1)]),
  )
  return { html: answer.body.toString(), policy }
}

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta name="pages:${name}" content="([^"]*)"`).exec(html)?.[1]
}

test('the document holds the run-time settings', async () => {
  const plain = await sent({})
  expect(['navigation', 'api-timeout-ms', 'sandbox'].map((name) => metaOf(plain.html, name))).toEqual([
    'history',
    '0',
    'on',
  ])
  const set = await sent({ NAVIGATION: 'hash', API_TIMEOUT_MS: '1500', API_ORIGIN: 'http://api.example' })
  expect(['navigation', 'api-timeout-ms', 'sandbox'].map((name) => metaOf(set.html, name))).toEqual([
    'hash',
    '1500',
    '',
  ])
  const other = await sent({ API_ORIGIN: 'http://api.example', API_ORIGIN_TRADE: 'http://trade.example' })
  const live = await sent({ API_ORIGIN: 'http://api.example', APP_ENV: 'qa' })
  expect([other, live].map(({ html }) => metaOf(html, 'sandbox'))).toEqual(['', ''])
})

test('holds the addresses of the legal pages that are set', async () => {
  const html = HTML.replace('<style>', '<meta name="pages:legal-imprint-url" content="" /><style>')
  const { html: filled } = await sent({ LEGAL_IMPRINT_URL: 'https://www.example/?a=1&l={language}' }, html)
  expect(metaOf(filled, 'legal-imprint-url')).toBe('https://www.example/?a=1&amp;l={language}')
  expect(metaOf((await sent({}, html)).html, 'legal-imprint-url')).toBe('')
})

test('a value cannot leave its attribute', () => {
  const html = fillMetas('<meta name="pages:navigation" content="" />', { 'pages:navigation': `"><script>'$&` })
  expect(html).toBe(`<meta name="pages:navigation" content="&quot;&gt;&lt;script&gt;'$&amp;" />`)
})

test('a document without the tag is refused by the tag’s name', async () => {
  const html = HTML.replace('name="pages:sandbox"', 'name="sandbox"')
  await expect(prepareDocument(html, readSettings({}))).rejects.toThrow('pages:sandbox')
})

test('the policy allows exactly the inline blocks of the document as it is sent', async () => {
  const { policy } = await sent({})
  expect(policy['script-src']).toEqual(["'self'", ...["first('<!-- no comment -->')", 'firstView()'].map(hashOf)])
  expect(policy['style-src']).toEqual([
    "'self'",
    hashOf('\n      @layer base, components;\n    '),
    hashOf('body { color: #111 }'),
  ])
})

test('a document without inline blocks needs no hash', () => {
  expect(inlineSources('<script src="/a.js"></script><link rel="stylesheet" href="/a.css">')).toEqual({
    scripts: [],
    styles: [],
  })
})

test('monitoring is allowed to its own address when set, and is in the document', async () => {
  const env = {
    APP_ENV: 'srs',
    API_ORIGIN: 'https://api.example',
    ALLOWED_HOSTS: 'pages.example',
    MONITORING_ENDPOINT: 'https://collector.example/in?x=1',
    MONITORING_TOKEN: 'public&1',
    MONITORING_SAMPLE: '7',
  }
  const html = HTML.replace(
    '<style>',
    ['endpoint', 'sample', 'token'].map((name) => `<meta name="pages:monitoring-${name}" content="" />`).join('') +
      '<style>',
  )
  const { policy, html: filled } = await sent(env, html)
  expect(policy['connect-src']).toEqual(["'self'", 'https://collector.example'])
  expect(metaOf(filled, 'monitoring-endpoint')).toBe('https://collector.example/in?x=1')
  expect(metaOf(filled, 'monitoring-token')).toBe('public&amp;1')
  expect(metaOf(filled, 'monitoring-sample')).toBe('7')
  await expect(sent(env)).rejects.toThrow('pages:monitoring-endpoint')
})
