import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cacheFile, sendFile } from './cached-file.ts'
import { DOCUMENT_PERMISSIONS, documentPolicy, type InlineSource, type InlineSources } from './security-headers.ts'
import { mockServer, sandboxServices, type Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

/** Responds to a GET or HEAD with the document of the pages. */
type DocumentHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * The document contains no personal data, so browsers may store and revalidate it; `private` keeps its URL, which may contain
 * a key, out of shared caches.
 */
const CACHE_CONTROL = 'private, no-cache'

export type Document = {
  /** The document with its run-time values. */
  html: string
  /** `Content-Security-Policy`, which allows only the document's own inline blocks, and `Permissions-Policy`. */
  headers: Readonly<Record<string, string>>
  send: DocumentHandler
}

/**
 * Fills the run-time values into the document and compresses it.
 * @param indexHtml the build's index.html
 * @throws StartProblem when the build lacks a `<meta>` tag that must be filled
 */
export async function prepareDocument(indexHtml: string, settings: Settings): Promise<Document> {
  const html = fillMetas(indexHtml, documentMetas(settings))
  const body = Buffer.from(html)
  const encoded = { br: await compressBrotli(body), gzip: await compressGzip(body) }
  const file = cacheFile('text/html; charset=utf-8', body, encoded)
  const headers = {
    'content-security-policy': documentPolicy(inlineSources(html), settings.monitoring?.endpoint),
    'permissions-policy': DOCUMENT_PERMISSIONS,
  }
  const documentHeaders = { ...headers, 'cache-control': CACHE_CONTROL }
  return { html, headers, send: (request, reply) => sendFile(request, reply, file, documentHeaders) }
}

/** Returns the run-time values of the pages, by the name of their `<meta>` tag. */
export function documentMetas(settings: Settings): Record<string, string> {
  const { monitoring } = settings
  const legalUrls = Object.entries(settings.legalUrls).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return {
    'pages:navigation': settings.navigation,
    'pages:api-timeout-ms': String(settings.apiTimeoutMs),
    'pages:sandbox': sandboxServices(settings).length > 0 || mockServer(settings) ? 'on' : '',
    ...Object.fromEntries(legalUrls.map(([page, url]) => [`pages:legal-${page}-url`, url])),
    ...(monitoring && {
      'pages:monitoring-endpoint': monitoring.endpoint,
      'pages:monitoring-sample': String(monitoring.sample),
      ...(monitoring.token !== undefined && { 'pages:monitoring-token': monitoring.token }),
      ...(monitoring.applicationId !== undefined && { 'pages:monitoring-application-id': monitoring.applicationId }),
    }),
  }
}

/**
 * Replaces the content of `<meta name="…" content="…">` tags.
 * @throws StartProblem that names a missing tag
 */
export function fillMetas(html: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((document, [name, value]) => {
    const tag = new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*(")`)
    if (!tag.test(document))
      throw new StartProblem(`The build's document has no <meta name="${name}" content="…"> to be filled.`)
    return document.replace(tag, (_, before: string, after: string) => before + escapeText(value) + after)
  }, html)
}

/** The hash of each inline `<script>` and `<style>`, as the policy names them (CSP 3, section 6.7.2). */
export function inlineSources(html: string): InlineSources {
  const sources = { scripts: [] as InlineSource[], styles: [] as InlineSource[] }
  // A comment is matched first, because its content may look like an element.
  for (const [, tag, attributes, content] of html.matchAll(/<!--.*?-->|<(script|style)\b([^>]*)>(.*?)<\/\1\s*>/gis)) {
    if (tag === undefined || /\ssrc\s*=|application\/json/i.test(attributes ?? '')) continue
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('base64')
    sources[tag.toLowerCase() === 'script' ? 'scripts' : 'styles'].push(`'sha256-${hash}'`)
  }
  return sources
}

/** Returns an inert block of data for the scripts. `<` is escaped, so that no string can end the block. */
export function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`
}

/** Escapes text for an element or an attribute. */
export function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function compressBrotli(body: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return promisify(brotliCompress)(body, { params })
}

function compressGzip(body: Buffer): Promise<Buffer> {
  return promisify(gzip)(body, { level: 9 })
}
