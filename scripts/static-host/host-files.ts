import { inlineSources } from '#server/document.ts'
import { appConfig } from '#server/features.ts'
import { OPERATIONS, PREFIXES, UNPREFIXED_OPERATIONS } from '#server/operations.ts'
import { filePattern, pagePattern } from '#server/page-address.ts'
import { DOCUMENT_PERMISSIONS, documentPolicy, headersOf } from '#server/security-headers.ts'
import type { Settings } from '#server/settings.ts'
import { backendFiles } from './backends.ts'
import { addedHeaders, joinLines, quoted } from './directives.ts'

/** nginx limits all calls with a key, not only failed ones, so the burst must be enough for all calls of a page. */
const BURST = 60

export type HostSettings = Pick<
  Settings,
  | 'port'
  | 'appEnv'
  | 'origins'
  | 'credentials'
  | 'proxyTimeoutMs'
  | 'rateLimit'
  | 'maxUploadBytes'
  | 'monitoring'
  | 'allowedHosts'
> & {
  /** Path of the brotli module, if it is installed. */
  brotli: string | undefined
}

/**
 * Returns the files that deploy/nginx.conf includes, by name: everything that depends on the build and the settings.
 * Headers and features are the same as those of the server.
 * @param html the document with its run-time values; the policy allows its inline blocks by their hashes
 * @throws StartProblem for a setting that nginx does not support
 */
export function hostFiles(html: string, settings: HostSettings): Record<string, string> {
  const hosts = [...(settings.allowedHosts ?? [])]
  const { port, brotli, rateLimit, maxUploadBytes, monitoring } = settings
  const commonHeaders = withRequestId(headersOf('/', true))
  const noStore = { ...commonHeaders, 'cache-control': 'no-store' }
  const jsonType = 'types { }\ndefault_type "application/json; charset=utf-8";\n'
  return {
    ...backendFiles(settings),
    'modules.conf': brotli === undefined ? '' : `load_module ${quoted(brotli)};\n`,
    'brotli.conf': brotli === undefined ? '' : 'brotli_static on;\n',
    'limits.conf': joinLines([
      `client_max_body_size ${maxUploadBytes};`,
      ...(rateLimit > 0 ? [`limit_req_zone $pages_limit_key zone=pages_keys:10m rate=${rateLimit}r/m;`] : []),
    ]),
    'limit-call.conf': rateLimit > 0 ? `limit_req zone=pages_keys burst=${Math.min(rateLimit, BURST)} nodelay;\n` : '',
    'operations.conf': operationMaps() + routeMaps(),
    'locations.conf': callLocations(),
    'addresses.conf': targetMaps(),
    'listen.conf': joinLines([
      `listen ${port}${hosts.length > 0 ? '' : ' default_server'};`,
      `server_name ${hosts.length > 0 ? hosts.map(quoted).join(' ') : '_'};`,
    ]),
    'other-hosts.conf': hosts.length > 0 ? otherHosts(port, addedHeaders(noStore) + jsonType) : '',
    'hidden.conf': joinLines(Object.keys(commonHeaders).map((name) => `proxy_hide_header ${name};`)),
    'features.conf': `${addedHeaders(noStore)}${jsonType}return 200 '${JSON.stringify(appConfig(settings.appEnv))}';\n`,
    'headers-problem.conf': addedHeaders(noStore) + jsonType,
    'headers-response.conf': addedHeaders(commonHeaders),
    'headers-asset.conf': addedHeaders(headersOf('/assets/', true)),
    'headers-document.conf': addedHeaders({
      ...commonHeaders,
      'cache-control': 'private, no-cache',
      'content-security-policy': documentPolicy(inlineSources(html), monitoring?.endpoint),
      'permissions-policy': DOCUMENT_PERMISSIONS,
    }),
    'headers-preview-frame.conf': frameHeaders('/preview-frame.html'),
    'headers-preview-frame-images.conf': frameHeaders('/preview-frame-images.html'),
  }
}

/** Maps for calls: from a path to its allowed methods, and from a method and path to whether they are an operation. */
function operationMaps(): string {
  const patternOf = (path: string): string => `${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`
  const allow = Map.groupBy(OPERATIONS, ({ path }) => path)
  return joinLines([
    'map $request_uri $pages_methods {',
    'default "";',
    ...[...allow].map(([path, all]) => `"~^${patternOf(path)}" "${all.map(({ method }) => method).join(', ')}";`),
    '}',
    'map "$request_method $request_uri" $pages_is_operation {',
    'default 0;',
    ...OPERATIONS.map(({ method, path }) => `"~^${method} ${patternOf(path)}" 1;`),
    '}',
  ])
}

/** Maps from a path to its route (logged instead of the path, which may contain a key), and to whether it is a call. */
function routeMaps(): string {
  const prefixes = [...PREFIXES.keys()]
  return joinLines([
    'map $uri $pages_route {',
    'default page;',
    '~^/assets/ /assets/*;',
    ...['/trade/config', ...UNPREFIXED_OPERATIONS.map(({ path }) => path)].map((path) => `${path} ${path};`),
    ...prefixes.map((prefix) => `~^${prefix} ${prefix}*;`),
    '}',
    // nginx matches the decoded path but forwards the raw one; both must be the same call.
    'map $request_uri $pages_raw_uri_is_call {',
    'default 0;',
    ...prefixes.map((prefix) => `"~^${prefix}" 1;`),
    ...UNPREFIXED_OPERATIONS.map(({ path }) => `"~^${path}(?:\\?|$)" 1;`),
    '}',
  ])
}

/** Locations that forward calls to each service. */
function callLocations(): string {
  const call = (service: string) => `include conf/call.conf;\ninclude conf/backend-${service.toLowerCase()}.conf;\n`
  const uploads = OPERATIONS.filter(({ types }) => types.includes('multipart/form-data'))
  return [
    ...[...PREFIXES].map(([prefix, service]) => `location ^~ ${prefix} {\n${call(service)}}\n`),
    // Uploads are streamed, so that the progress in the browser is correct.
    ...uploads.map(({ path, service }) => `location = ${path} {\n${call(service)}proxy_request_buffering off;\n}\n`),
    // Other methods belong to the page at the same path.
    ...UNPREFIXED_OPERATIONS.map(
      ({ path, method, service }) =>
        `location = ${path} {\nif ($request_method != ${method}) {\nrewrite ^ /index.html last;\n}\n${call(service)}}\n`,
    ),
  ].join('')
}

/**
 * Maps for a path without a file: to the document, to the document with status 404 (`/.unknown`; unlike the
 * server, nginx redirects no damaged links), or to 404 without a page (`/.missing`). `away=1` marks an old transfer
 * link; with an encoded `?`, it is part of `$uri`.
 */
function targetMaps(): string {
  const [requestPattern, pathPattern] = [pagePattern(String.raw`(?:\?|$)`), pagePattern('$')]
  return joinLines([
    'map $uri $pages_path_target {',
    'default /.unknown;',
    `"~*${pathPattern}" /index.html;`,
    '"~away=1" /index.html;',
    '}',
    'map $request_uri $pages_target {',
    'default $pages_path_target;',
    `"~*${requestPattern}" /index.html;`,
    String.raw`"~\?(?:.*&)?away=1(?:&|$)" /index.html;`,
    `"~*${filePattern(String.raw`(?:\?|$)`)}" $pages_file_target;`,
    '}',
    'map $pages_path_target $pages_file_target {',
    'default /.missing;',
    '/index.html /index.html;',
    '}',
  ])
}

function frameHeaders(path: string): string {
  return addedHeaders(withRequestId(headersOf(path, true)))
}

/** The value is empty because `addedHeaders` sets the header to an nginx variable. */
function withRequestId(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, 'x-request-id': '' }
}

function otherHosts(port: number, headers: string): string {
  const text = '{"response_text":"This server does not answer for the host of this request."}'
  return `server {\nlisten ${port} default_server;\nserver_name _;\n${headers}return 421 '${text}';\n}\n`
}
