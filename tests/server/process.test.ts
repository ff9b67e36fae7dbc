import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { SERVICES } from '#server/operations.ts'
import { fixtureBuild } from './support/fixture-build.ts'
import { startBackend } from './support/backends.ts'
import { ask } from './support/servers.ts'

const SERVE = `
  const { runOrExplain } = await import('#server/start-problem.ts')
  const { readSettings } = await import('#server/settings.ts')
  const { serveBuild } = await import('#server/main.ts')
  await runOrExplain(() => serveBuild(readSettings(process.env), process.argv[1]))
`

/**
 * Starts the server as a separate process, over a build in `folder`.
 * @param then code that runs in it once it listens
 */
function spawnServer(folder: string, env: Record<string, string>, then = '') {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVE + then, folder], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const { promise: isListening, resolve, reject } = Promise.withResolvers<number>()
  child.once('exit', () => reject(new Error('The server ended before it listened.')))
  isListening.catch(() => undefined)
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    const port = /^Listening on http:\/\/\S+:(\d+)$/.exec(line)?.[1]
    if (port) resolve(Number(port))
  })
  return {
    child,
    lines,
    isListening,
    errors: text(child.stderr),
    ended: once(child, 'exit') as Promise<[code: number | null, signal: string | null]>,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
    },
  }
}

describe('a process', () => {
  test('says who answers, prints its address last, and ends with 0 on SIGTERM', async () => {
    await using build = await fixtureBuild()
    await using backend = await startBackend((_, outgoing) => void outgoing.end('ok'))
    await using server = spawnServer(build.folder, { PORT: '0', METRICS_PORT: '0', API_ORIGIN: backend.origin })
    const port = await server.isListening
    expect(server.lines.join('\n')).toContain(`CONSENT: ${backend.origin}`)
    const metricsPort = Number(/^Metrics.* (\d+)$/m.exec(server.lines.join('\n'))?.[1])
    expect((await ask(metricsPort, { path: '/healthz' })).status).toBe(200)
    expect((await ask(port, { path: '/consent/KEY' })).body.toString()).toContain('<div id="root">')
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual([0, null])
    expect(await server.errors).toBe('')
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes on %s what it has begun, also on kept connections',
    async (signal) => {
      const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
      const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
      await using build = await fixtureBuild()
      await using backend = await startBackend((_, outgoing) => {
        asked()
        void mayAnswer.then(() => outgoing.end('whole'))
      })
      await using server = spawnServer(build.folder, { PORT: '0', API_ORIGIN: backend.origin })
      const port = await server.isListening
      const agent = new http.Agent({ keepAlive: true })
      const request = http.get({
        host: '127.0.0.1',
        port,
        path: '/consent/api/no-auth/identity_service/consent/KEY',
        agent,
      })
      await isAsked
      server.child.kill(signal)
      await expect
        .poll(() =>
          ask(port, { path: '/' }).then(
            () => 'open',
            (error: NodeJS.ErrnoException) => error.code,
          ),
        )
        .toBe('ECONNREFUSED')
      letAnswer()
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
      expect(await text(answer)).toBe('whole')
      expect(await server.ended).toEqual([0, null])
      agent.destroy()
    },
  )
})

describe('an error that no code handles', () => {
  test('is logged without its message, and the server continues, if it is a rejected promise', async () => {
    await using build = await fixtureBuild()
    const env = { PORT: '0', API_ORIGIN: 'http://a.example' }
    await using server = spawnServer(build.folder, env, `Promise.reject(new TypeError('SECRET'))`)
    const port = await server.isListening
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
    await using server = spawnServer(build.folder, env, `setTimeout(() => { throw new TypeError('SECRET') })`)
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
    const port = await server.isListening
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
    expect(await server.errors).toMatch(words)
    expect(server.lines.filter((line) => !line.startsWith('Metrics'))).toEqual([])
  })

  test('no build', async () => {
    await using build = await fixtureBuild()
    await using server = spawnServer(`${build.folder}/none`, { API_ORIGIN: 'http://a.example' })
    expect(await server.ended).toEqual([1, null])
    expect(await server.errors).toBe(
      'There is no build to serve. Run "npm run build" first, or "npm start", which builds when needed.\n',
    )
  })

  test('a port that is in use', async () => {
    await using build = await fixtureBuild()
    await using first = spawnServer(build.folder, { PORT: '0', API_ORIGIN: 'http://a.example' })
    const port = String(await first.isListening)
    await using second = spawnServer(build.folder, { PORT: port, API_ORIGIN: 'http://a.example' })
    expect(await second.ended).toEqual([1, null])
    expect(await second.errors).toMatch(new RegExp(`^Port ${port} is in use .* with PORT\\.\n$`))
    await using third = spawnServer(build.folder, { PORT: '0', METRICS_PORT: port, API_ORIGIN: 'http://a.example' })
    expect(await third.ended).toEqual([1, null])
    expect(await third.errors).toMatch(/METRICS_PORT/)
  })
})
