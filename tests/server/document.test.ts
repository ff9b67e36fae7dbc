import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { prepareDocument } from '#server/document.ts'
import { readSettings } from '#server/settings.ts'
import { HTML } from './support/fixture-build.ts'
import { send } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const OPTIONAL_NAMES = ['legal-imprint-url', 'monitoring-endpoint', 'monitoring-sample', 'monitoring-token']
const metas = OPTIONAL_NAMES.map((name) => `<meta name="pages:${name}" content="" />`).join('')
const FULL_HTML = HTML.replace('<style>', `${metas}<style>`)

const API_ORIGIN = 'https://api.example'
const LIVE = {
  APP_ENV: 'srs',
  API_ORIGIN,
  API_TIMEOUT_MS: '1500',
  ALLOWED_HOSTS: 'pages.example',
  NAVIGATION: 'hash',
  LEGAL_IMPRINT_URL: 'https://www.example/?a=1&l={language}',
  MONITORING_ENDPOINT: 'https://collector.example/in?x=1',
  MONITORING_TOKEN: `"><script>'$&`,
  MONITORING_SAMPLE: '7',
}
const LIVE_METAS = {
  navigation: 'hash',
  'api-timeout-ms': '1500',
  sandbox: '',
  'legal-imprint-url': 'https://www.example/?a=1&amp;l={language}',
  'monitoring-endpoint': 'https://collector.example/in?x=1',
  'monitoring-token': `&quot;&gt;&lt;script&gt;'$&amp;`,
  'monitoring-sample': '7',
}

async function sendDocument(env: Record<string, string>) {
  const document = await prepareDocument(FULL_HTML, readSettings(env))
  await using server = await startServer({}, { pages: document.send })
  const { headers, body } = await send(server.port, { path: '/' })
  const tags = body.toString().matchAll(/<meta name="pages:([\w-]+)" content="([^"]*)"/g)
  return {
    metas: Object.fromEntries([...tags].map(([, name, content]) => [name, content])),
    policy: String(headers['content-security-policy']).split('; '),
  }
}

test.each([
  [{}, { navigation: 'history', 'api-timeout-ms': '0', sandbox: 'on', 'legal-imprint-url': '' }],
  [{ API_ORIGIN }, { sandbox: '' }],
  [LIVE, LIVE_METAS],
])('the document contains the escaped runtime settings: %j', async (env, expected) => {
  expect((await sendDocument(env)).metas).toMatchObject(expected)
})

test.each(['pages:sandbox', 'pages:monitoring-endpoint'])('a document without the tag %s is rejected', async (name) => {
  const html = FULL_HTML.replace(`name="${name}"`, 'name="other"')
  await expect(prepareDocument(html, readSettings(LIVE))).rejects.toThrow(name)
})

test('the policy allows exactly the inline blocks of the document, and the monitoring endpoint', async () => {
  const { policy } = await sendDocument(LIVE)
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  expect(policy).toContain(`script-src 'self' ${hash("first('<!-- no comment -->')")} ${hash('firstView()')}`)
  expect(policy).toContain(
    `style-src 'self' ${hash('\n      @layer base, components;\n    ')} ${hash('body { color: #111 }')}`,
  )
  expect(policy).toContain("connect-src 'self' https://collector.example")
})
