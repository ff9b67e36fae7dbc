import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SERVICES } from '#server/operations.ts'
import { fixtureBuild } from './support/fixture-build.ts'
import { send } from './support/http-client.ts'
import { type ServerEnv, spawnServer, startServerProcess } from './support/server-process.ts'

const BACKEND = { API_ORIGIN: 'http://a.example' }

test('prints its backends, then its URL, and exits with 0 on SIGTERM', async () => {
  await using server = await startServerProcess(BACKEND)
  expect(server.lines.join('\n')).toContain('CONSENT: http://a.example')
  expect(server.lines.at(-1)).toMatch(/^Listening on /)
  expect((await send(server.metricsPort, { path: '/healthz' })).status).toBe(200)
  expect((await send(server.port, { path: '/consent/KEY' })).body.toString()).toContain('<div id="root">')
  server.child.kill('SIGTERM')
  expect(await server.ended).toEqual([0, null])
  expect(server.errors()).toBe('')
})

describe('an unhandled error', () => {
  test('is logged without its message, and the server continues, if it is a rejected promise', async () => {
    await using server = await startServerProcess(BACKEND, { afterStart: `Promise.reject(new TypeError('SECRET'))` })
    const output = () => server.lines.join('\n')
    await expect.poll(output).toMatch(/"level":"error".*"event":"unhandled rejection","error":"Ty/)
    expect((await send(server.port, { path: '/' })).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual([0, null])
    expect(output()).not.toContain('SECRET')
  })

  test('is logged without its message, and the process exits with 1, if it is an exception', async () => {
    const afterStart = `setTimeout(() => { throw new TypeError('SECRET') })`
    await using build = await fixtureBuild()
    await using server = spawnServer(build.folder, { PORT: '0', ...BACKEND }, { afterStart })
    expect(await server.ended).toEqual([1, null])
    expect(server.lines.join('\n')).toMatch(/"level":"fatal".*"error":"TypeError"/)
    expect(server.lines.join('\n')).not.toContain('SECRET')
  })
})

test.each([
  [{}, 'localhost', 'ECONNREFUSED'],
  [{ HOST: '0.0.0.0' }, 'localhost', 200],
  [{ HOST: '127.0.0.2' }, '127.0.0.2', 200],
])('with %j, prints the host %s, and a request to 127.0.0.2 gets %s', async (env, host, expected) => {
  await using server = await startServerProcess({ ...BACKEND, ...env })
  expect(server.lines.at(-1)).toBe(`Listening on http://${host}:${server.port}`)
  const status = fetch(`http://127.0.0.2:${server.port}/`).then((response) => response.status)
  expect(await status.catch(({ cause }: Error) => (cause as NodeJS.ErrnoException).code)).toBe(expected)
})

describe('a process that cannot start prints why, without a stack, and exits with 1:', () => {
  async function expectProblem(env: ServerEnv, problem: RegExp, subfolder = ''): Promise<void> {
    await using build = await fixtureBuild()
    await using server = spawnServer(build.folder + subfolder, { ...BACKEND, ...env })
    expect(await server.ended).toEqual([1, null])
    expect(server.errors()).toMatch(problem)
    expect(server.lines.filter((line) => !line.startsWith('Metrics'))).toEqual([])
  }

  test.each<[string, ServerEnv, RegExp]>([
    ['invalid settings', { PORT: 'x', RATE_LIMIT: 'y' }, /^PORT .*\nRATE_LIMIT .*\n$/],
    [
      'missing backends',
      { APP_ENV: 'srs', API_ORIGIN: '' },
      new RegExp(`^${SERVICES.map((service) => `API_ORIGIN_${service} .*\\n`).join('')}ALLOWED_HOSTS .*\\n$`),
    ],
    [
      'a build without the monitoring tags',
      { PORT: '0', APP_ENV: 'srs', ALLOWED_HOSTS: 'pages.example', MONITORING_ENDPOINT: 'https://m.example' },
      /^.*pages:monitoring-endpoint.*\n$/,
    ],
    ...['HOST', 'METRICS_HOST'].flatMap((name) =>
      ['nosuch.invalid', '192.0.2.1'].map((host): [string, ServerEnv, RegExp] => [
        `${name}=${host}`,
        { PORT: '0', METRICS_PORT: '0', [name]: host },
        new RegExp(`^${name} is "${host}", which is not an address of this machine \\(\\w+\\)\\. Use .*\\n$`),
      ]),
    ),
  ])('%s', (_, env, problem) => expectProblem(env, problem))

  test('no build', () =>
    expectProblem({}, /^There is no build to serve\. Run "npm run build" first, or "npm start", .*\n$/, '/none'))

  test('a port in use by another server, even if its 8 sockets could share it', async () => {
    await using server = await startServerProcess(BACKEND)
    const port = String(server.port)
    const listener = new RegExp(`:0*${server.port.toString(16)} \\S+ 0A`, 'gi')
    if (process.platform === 'linux') expect(readFileSync('/proc/net/tcp', 'utf8').match(listener)).toHaveLength(8)
    await expectProblem({ PORT: port }, new RegExp(`^Port ${port} is in use .* with PORT\\.\n$`))
    await expectProblem({ PORT: '0', METRICS_PORT: port }, /METRICS_PORT/)
  })
})
