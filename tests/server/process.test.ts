import { describe, expect, test } from 'vitest'
import { SERVICES } from '#server/operations.ts'
import { fixtureBuild } from './support/fixture-build.ts'
import { startNotingBackend } from './support/backends.ts'
import { ask } from './support/http-client.ts'
import { PATIENCE, portOf, spawnServer, startServer } from './support/server-process.ts'

describe('a process', () => {
  test('says who answers, prints its address last, and ends with 0 on SIGTERM', async () => {
    await using server = await startServer({ API_ORIGIN: 'http://a.example' })
    expect(server.lines.join('\n')).toContain('CONSENT: http://a.example')
    expect(server.lines.at(-1)).toMatch(/^Listening on /)
    expect((await ask(server.metricsPort, { path: '/healthz' })).status).toBe(200)
    expect((await ask(server.port, { path: '/consent/KEY' })).body.toString()).toContain('<div id="root">')
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual([0, null])
    expect(server.errors()).toBe('')
  })

  test('finishes on SIGINT what it has begun', async () => {
    const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
    await using backend = await startNotingBackend((_, outgoing) => void mayAnswer.then(() => outgoing.end('whole')))
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const answer = ask(server.port, { path: '/consent/api/no-auth/identity_service/consent/KEY' })
    await expect.poll(() => backend.calls, PATIENCE).toHaveLength(1)
    server.child.kill('SIGINT')
    const refusal = () => ask(server.port, { path: '/' }).catch(({ code }: NodeJS.ErrnoException) => code)
    await expect.poll(refusal, PATIENCE).toBe('ECONNREFUSED')
    letAnswer()
    expect((await answer).body.toString()).toBe('whole')
    expect(await server.ended).toEqual([0, null])
  })
})

describe('an error that no code handles', () => {
  test('is logged without its message, and the server continues, if it is a rejected promise', async () => {
    await using build = await fixtureBuild()
    const env = { PORT: '0', API_ORIGIN: 'http://a.example' }
    await using server = spawnServer(build.folder, env, { afterStart: `Promise.reject(new TypeError('SECRET'))` })
    const port = await portOf(server)
    await expect
      .poll(() => server.lines.join('\n'))
      .toMatch(/"level":"error".*"event":"unhandled rejection","error":"Ty/)
    expect((await ask(port, { path: '/' })).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual([0, null])
    expect(server.lines.join('\n')).not.toContain('SECRET')
  })

  test('is logged without its message, and the process exits with 1, if it is an exception', async () => {
    await using build = await fixtureBuild()
    const env = { PORT: '0', API_ORIGIN: 'http://a.example' }
    await using server = spawnServer(build.folder, env, {
      afterStart: `setTimeout(() => { throw new TypeError('SECRET') })`,
    })
    expect(await server.ended).toEqual([1, null])
    expect(server.lines.join('\n')).toMatch(/"level":"fatal".*"error":"TypeError"/)
    expect(server.lines.join('\n')).not.toContain('SECRET')
  })
})

describe('HOST', () => {
  test.each([
    [{}, 'localhost', 'ECONNREFUSED'],
    [{ HOST: '0.0.0.0' }, 'localhost', 200],
    [{ HOST: '127.0.0.2' }, '127.0.0.2', 200],
  ])('%j is printed as %s, and 127.0.0.2 gets %s', async (env, printed, expected) => {
    await using build = await fixtureBuild()
    await using server = spawnServer(build.folder, { PORT: '0', API_ORIGIN: 'http://a.example', ...env })
    const port = await portOf(server)
    expect(server.lines.at(-1)).toBe(`Listening on http://${printed}:${port}`)
    const status = fetch(`http://127.0.0.2:${port}/`).then((response) => response.status)
    expect(await status.catch(({ cause }: Error) => (cause as NodeJS.ErrnoException).code)).toBe(expected)
  })
})

describe('a process that cannot start says why, without a stack, and ends with 1', () => {
  test.each([
    ['a wrong setting', { PORT: 'x', RATE_LIMIT: 'y', API_ORIGIN: 'http://a.example' }, /^PORT .*\nRATE_LIMIT .*\n$/],
    [
      'no backend where it must have one',
      { APP_ENV: 'srs' },
      new RegExp(`^${SERVICES.map((service) => `API_ORIGIN_${service} .*\\n`).join('')}ALLOWED_HOSTS .*\\n$`),
    ],
    [
      'monitoring that the build has no place for',
      {
        PORT: '0',
        APP_ENV: 'srs',
        ALLOWED_HOSTS: 'pages.example',
        API_ORIGIN: 'http://a.example',
        MONITORING_ENDPOINT: 'https://m.example',
      },
      /^.*pages:monitoring-endpoint.*\n$/,
    ],
    ...['HOST', 'METRICS_HOST'].flatMap((name) =>
      ['nosuch.invalid', '192.0.2.1'].map((host): [string, Record<string, string>, RegExp] => [
        `${name} that is ${host}`,
        { PORT: '0', METRICS_PORT: '0', API_ORIGIN: 'http://a.example', [name]: host },
        new RegExp(`^${name} is "${host}", which is not an address of this machine \\(\\w+\\)\\. Use .*\\n$`),
      ]),
    ),
  ])('%s', async (_, env, words) => {
    await using build = await fixtureBuild()
    await using server = spawnServer(build.folder, env)
    expect(await server.ended).toEqual([1, null])
    expect(server.errors()).toMatch(words)
    expect(server.lines.filter((line) => !line.startsWith('Metrics'))).toEqual([])
  })

  test('no build', async () => {
    await using build = await fixtureBuild()
    await using server = spawnServer(`${build.folder}/none`, { API_ORIGIN: 'http://a.example' })
    expect(await server.ended).toEqual([1, null])
    expect(server.errors()).toBe(
      'There is no build to serve. Run "npm run build" first, or "npm start", which builds when needed.\n',
    )
  })

  test('a port that is in use', async () => {
    await using build = await fixtureBuild()
    await using first = spawnServer(build.folder, { PORT: '0', API_ORIGIN: 'http://a.example' })
    const port = String(await portOf(first))
    await using second = spawnServer(build.folder, { PORT: port, API_ORIGIN: 'http://a.example' })
    expect(await second.ended).toEqual([1, null])
    expect(second.errors()).toMatch(new RegExp(`^Port ${port} is in use .* with PORT\\.\n$`))
    await using third = spawnServer(build.folder, { PORT: '0', METRICS_PORT: port, API_ORIGIN: 'http://a.example' })
    expect(await third.ended).toEqual([1, null])
    expect(third.errors()).toMatch(/METRICS_PORT/)
  })
})
