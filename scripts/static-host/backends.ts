import type { Settings } from '#server/settings.ts'
import { StartProblem } from '#server/start-problem.ts'
import { joinLines, quoted } from './directives.ts'

/** The trusted certificate authorities, on Debian and its derivatives. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'
/** Replaces "no timeout", which nginx does not support. */
const MAX_TIMEOUT_MS = 24 * 60 * 60 * 1000

type BackendSettings = Pick<Settings, 'origins' | 'credentials' | 'proxyTimeoutMs'>

/**
 * Returns the nginx configuration of the backends, by file name.
 * @throws StartProblem that lists each service without an origin: nginx cannot fall back to the sandbox
 */
export function backendFiles({ origins, credentials, proxyTimeoutMs }: BackendSettings): Record<string, string> {
  const services = Object.entries(origins)
  const missing = services.filter(([, origin]) => origin === undefined).map(([service]) => `API_ORIGIN_${service}`)
  if (missing.length > 0)
    throw new StartProblem(`Not set: ${missing.join(', ')}. Set them, or API_ORIGIN for all services.`)
  const timeout = `${proxyTimeoutMs === 0 ? MAX_TIMEOUT_MS : proxyTimeoutMs}ms`
  const authorization = credentials && Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')
  const files: Record<string, string> = { 'backends.conf': '' }
  for (const [service, origin = ''] of services) {
    const name = service.toLowerCase()
    const { protocol, host, hostname, port } = new URL(origin)
    const isSecure = protocol === 'https:'
    files['backends.conf'] +=
      `upstream pages_${name} { server ${quoted(`${hostname}:${port || (isSecure ? 443 : 80)}`)}; }\n`
    files[`backend-${name}.conf`] = joinLines([
      `proxy_pass ${protocol}//pages_${name};`,
      `proxy_set_header host ${quoted(host)};`,
      `proxy_read_timeout ${timeout};`,
      `proxy_send_timeout ${timeout};`,
      ...(authorization ? [`proxy_set_header authorization ${quoted(`Basic ${authorization}`)};`] : []),
      ...(isSecure
        ? [
            'proxy_ssl_server_name on;',
            `proxy_ssl_name ${quoted(hostname)};`,
            'proxy_ssl_verify on;',
            'proxy_ssl_verify_depth 4;',
            `proxy_ssl_trusted_certificate ${AUTHORITIES};`,
          ]
        : []),
    ])
  }
  return files
}
