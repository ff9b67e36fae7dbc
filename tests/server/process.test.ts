import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { SERVICES } from '#server/services.ts'
import { fixtureBuild } from './support/fixture-build.ts'
import { startBackend } from './support/backends.ts'
import { ask } from './support/servers.ts'

const SERVE = `
  const { runOrExplain } = await import('#server/start-problem.ts')
  const { readSettings } = await import('#server/settings.ts')
  const { serveBuild } = await import('#server/main.ts')
  await runOrExplain(() => serveBuild(readSettings(process.env), process.argv[1]))
`

/** The server as a process of its own, over a build in `folder`. */
function spawnServer(folder: string, env: Record<string, string>) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVE, folder], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const { promise: isListening, resolve } = Promise.withResolvers<number>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    const port = /^Listening on http:\/\/localhost:(\d+)$/.exec(line)?.[1]
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
      const request = http.get({ host: '127.0.0.1', port, path: '/consent/api/x', agent })
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
  ])('%s', async (_, env, words) => {
    await using build = await fixtureBuild()
    await using server = spawnServer(build.folder, env)
    expect(await server.ended).toEqual([1, null])
    expect(await server.errors).toMatch(words)
    expect(server.lines).toEqual([])
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
    expect(await second.errors).toMatch(new RegExp(`^Port ${port} is in use .* PORT=\\d+\\.\n$`))
    await using third = spawnServer(build.folder, { PORT: '0', METRICS_PORT: port, API_ORIGIN: 'http://a.example' })
    expect(await third.ended).toEqual([1, null])
    expect(await third.errors).toMatch(/METRICS_PORT/)
  })
})
