import { startRecordingBackend } from '#tests/server/support/backends.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { startStaticHost } from '#tests/support/static-host.ts'
import { BLOCKED_HEADERS } from './requests.ts'

/** Calls per minute: enough for the browser tests; the test of the limit sends too many at once. */
const RATE_LIMIT = '6000'

/**
 * Starts the sandbox, nginx in front of it with the files of `npm run serve -- --static` in a separate folder, and the
 * product's server with the same settings, for comparison. Sets their origins in environment variables for the tests.
 */
export default async function startNginx(): Promise<() => Promise<void>> {
  await using resources = new AsyncDisposableStack()
  const sandbox = await startProcess('scripts/sandbox.ts', { PORT: '0' })
  resources.defer(sandbox.stop)
  // Responds with the request that it received, and with headers that no backend should send.
  const echo = resources.use(
    await startRecordingBackend((call, outgoing) => {
      outgoing.writeHead(200, {
        ...BLOCKED_HEADERS,
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="kept.json"',
        'set-cookie': ['A=1; Domain=evil.example', 'XSRF-TOKEN=token; Path=/'],
      })
      outgoing.end(JSON.stringify(call))
    }),
  )
  const settings = {
    APP_ENV: 'dev',
    API_ORIGIN: sandbox.origin,
    // No test here opens the trademark pages, so their service can be the echo.
    API_ORIGIN_TRADEMARK: echo.origin,
    API_USERNAME: 'pages',
    API_PASSWORD: 'p"a\\s s',
    RATE_LIMIT,
  }
  // A static host renders no page, so the server must not either.
  const server = await startProcess('scripts/serve.ts', { ...settings, FIRST_VIEW_MS: '0', PORT: '0' })
  resources.defer(server.stop)
  const host = await startStaticHost({ ...settings, ALLOWED_HOSTS: '127.0.0.1, Pages.Example:443' })
  resources.defer(host.stop)
  process.env.PAGES_ORIGIN = host.origin
  process.env.SANDBOX_ORIGIN = sandbox.origin
  process.env.SERVER_ORIGIN = server.origin
  process.env.ECHO_ORIGIN = echo.origin
  process.env.NGINX_FOLDER = host.folder
  const all = resources.move()
  return () => all.disposeAsync()
}
