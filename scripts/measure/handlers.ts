import { readFile, stat } from 'node:fs/promises'
import { Agent, type IncomingMessage, request as ask } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { contentType } from 'mime-types'
import type { Answer, Handler, Incoming } from './serve.ts'

/** Headers of one connection; HTTP/2 has none of them. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'host'])
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/

/**
 * Passes requests on as a gateway that ends TLS does, and answers as they come: unbuffered, and compressed or not as they are.
 * @param delayMs time before each request goes on
 */
export function passOn(origin: string, { delayMs = 0, isGateway = false } = {}): Handler {
  const agent = new Agent({ keepAlive: true })
  return async (request) => {
    if (delayMs > 0) await setTimeout(delayMs)
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const { method, url = '/' } = request
    const onward = ask(new URL(url, origin), { agent, method, headers: onwardHeaders(request, isGateway) }, resolve)
    onward.once('error', reject)
    request.pipe(onward)
    const answer = await promise
    return { status: answer.statusCode ?? 502, headers: withoutConnection(answer.headers), body: answer }
  }
}

function onwardHeaders(request: Incoming, isGateway: boolean): Record<string, string | string[]> {
  const { ':authority': authority, host = authority } = request.headers
  const headers = { ...withoutConnection(request.headers), host: String(host) }
  if (!isGateway) return headers
  return { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-host': String(host), 'x-forwarded-for': '127.0.0.1' }
}

function withoutConnection(headers: Incoming['headers']): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !OF_CONNECTION.has(name) && !name.startsWith(':'),
  )
  return Object.fromEntries(kept) as Record<string, string | string[]>
}

/**
 * Sends a folder's files compressed by brotli, from the copies that the build has made where there are any.
 * @param whole sends index.html for every path that names no file, as static hosts of single-page apps do
 */
export function folder(path: string, { whole = false } = {}): Handler {
  const answers = new Map<string, Promise<Answer>>()
  return async (request) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any')
    const wanted = join(path, decodeURIComponent(pathname))
    const isFile = (await stat(wanted).catch(() => undefined))?.isFile() === true
    if (!isFile && pathname !== '/' && (!whole || extname(pathname) !== '')) {
      return { status: 404, headers: {}, body: Buffer.from('Not found.\n') }
    }
    const file = isFile ? wanted : join(path, 'index.html')
    const answer = answers.get(file) ?? fileAnswer(file)
    answers.set(file, answer)
    return answer
  }
}

async function fileAnswer(path: string): Promise<Answer> {
  const type = contentType(extname(path)) || 'application/octet-stream'
  const headers = { 'content-type': type, 'cache-control': 'no-cache', vary: 'accept-encoding' }
  const content = await readFile(path)
  if (!COMPRESSIBLE.test(type))
    return { status: 200, headers: { ...headers, 'content-length': content.length }, body: content }
  const body = await readFile(`${path}.br`).catch(() => promisify(brotliCompress)(content))
  return { status: 200, headers: { ...headers, 'content-encoding': 'br', 'content-length': body.length }, body }
}
