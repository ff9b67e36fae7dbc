import { expect, test } from 'vitest'
import { FEATURES } from '#server/features.ts'
import { OPERATIONS } from '#server/operations.ts'
import { send, responseText } from './support/http-client.ts'
import { startRenderer } from './support/renderer.ts'

/** Section 9 of the specification, as printed. */
const TABLE = `
| trade | on | on | on |
| transferAway | on | on | on |
| tldInfo | on | on | on |
| registrant | on | on | on |
| preview | on | on | on |
| consent | on | on | on |
| trademark | on | on | off |
| transferIn | on | on | off |
| dls | on | on | off |
| uk | on | on | off |
| intentionallyBroken | on | on | off |
| requestUserData | on | off | off |`

test('the features of each environment are those of the specification', () => {
  const rows = TABLE.trim()
    .split('\n')
    .map((row) => row.match(/\w+/g) ?? [])
  const column = (index: number) => Object.fromEntries(rows.map((row) => [row[0], row[index] === 'on']))
  expect(FEATURES).toMatchObject({ dev: column(1), qa: column(2), pre: column(3), srs: column(3), hrs: column(3) })
})

const host = 'pages.example'
const start = (APP_ENV: 'dev' | 'srs') =>
  startRenderer({ '/': { body: {} } }, { APP_ENV, ALLOWED_HOSTS: host, RATE_LIMIT: '0' })

test.each([
  ['GET', {}],
  ['HEAD', {}],
  ['GET', { 'sec-purpose': 'prefetch' }],
])('documents of disabled features redirect to /404 without a call: %s %j', async (method, headers) => {
  await using server = await start('srs')
  for (const path of ['/trademark/1/K', '/transfer/in/x.example/K', '/dls/1/x', '/registrant/data_quality/K/r']) {
    const response = await send(server.port, { method, path, headers: { host, ...headers } })
    expect(response).toMatchObject({ status: 302, headers: { location: '/404', 'cache-control': 'no-store' } })
  }
  expect(server.calls).toEqual([])
})

test.each(['dev', 'srs'] as const)('calls are forwarded in %s, except those of disabled features', async (env) => {
  await using server = await start(env)
  const disabled = OPERATIONS.filter(({ feature }) => feature !== null && !FEATURES[env][feature])
  for (const operation of OPERATIONS) {
    const [type] = operation.types
    const response = await send(server.port, {
      method: operation.method,
      path: operation.path.replaceAll(/\{\w+\}/g, 'K'),
      ...(type === undefined ? { headers: { host } } : { headers: { host, 'content-type': type }, body: 'key=K' }),
    })
    expect([operation.id, response.status]).toEqual([operation.id, disabled.includes(operation) ? 404 : 200])
    if (disabled.includes(operation)) responseText(response)
    expect(response.headers['cache-control']).toBe('no-store')
  }
  expect(server.calls).toHaveLength(OPERATIONS.length - disabled.length)
  expect(disabled.length > 10).toBe(env === 'srs')
})
