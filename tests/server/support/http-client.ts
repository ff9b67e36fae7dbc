import { once } from 'node:events'
import http, { type IncomingHttpHeaders } from 'node:http'
import net from 'node:net'
import { buffer } from 'node:stream/consumers'

export type RequestOptions = {
  method?: string
  /** Sent unchanged, without resolving dots or encoding. */
  path: string
  headers?: Record<string, string | string[]>
  /** A list is sent as chunks, without a Content-Length. */
  body?: Buffer | string | readonly Buffer[]
  /** A local address to connect from (127.0.0.0/8). */
  from?: string
  /** Keeps connections open; without an agent, each request has its own connection. */
  agent?: http.Agent
}

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer }

/** Sends a request and reads the whole response; rejects when the connection breaks. */
export async function send(port: number, options: RequestOptions): Promise<HttpResponse> {
  const { method = 'GET', path, headers = {}, body, from, agent = false } = options
  const request = http.request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers,
    agent,
    ...(from !== undefined && { localAddress: from }),
  })
  if (Array.isArray(body)) body.forEach((chunk: Buffer) => request.write(chunk))
  request.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : undefined)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const { statusCode: status = 0, rawHeaders } = response
  return { status, headers: response.headers, rawHeaders, body: await buffer(response) }
}

/** The text of an error response. Throws if it is not a sentence. */
export function responseText(response: HttpResponse): string {
  const { response_text: text } = JSON.parse(response.body.toString()) as { response_text?: unknown }
  if (typeof text !== 'string' || !/^[A-Z].+\.$/.test(text)) throw new Error(`Not a sentence: ${String(text)}`)
  return text
}

export function keepAliveAgent(options: http.AgentOptions = {}): http.Agent & Disposable {
  const agent = new http.Agent({ ...options, keepAlive: true })
  return Object.assign(agent, { [Symbol.dispose]: () => agent.destroy() })
}

/** A connection on which exactly the given bytes are sent. */
export type Connection = Disposable & {
  socket: net.Socket
  send: (bytes: string) => void
  /** The bytes received so far, one character each. */
  received: () => string
  /** Resolves when the connection is closed. */
  closed: Promise<void>
  isClosed: () => boolean
  /** Resolves when `isEnough` returns true for the received bytes, or when the connection is closed. */
  until: (isEnough: (received: string) => boolean) => Promise<void>
}

export async function openConnection(port: number, from?: string): Promise<Connection> {
  const socket = net.connect({ port, host: '127.0.0.1', ...(from !== undefined && { localAddress: from }) })
  socket.on('error', () => {})
  await once(socket, 'connect')
  let received = ''
  let isClosed = false
  const pendingChecks = new Set<() => void>()
  const checkAll = (): void => pendingChecks.forEach((check) => check())
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
    checkAll()
  })
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true
      resolve()
      checkAll()
    })
  })
  return {
    socket,
    send: (bytes) => void socket.write(bytes, 'latin1'),
    received: () => received,
    closed,
    isClosed: () => isClosed,
    until: (isEnough) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!isClosed && !isEnough(received)) return
          pendingChecks.delete(check)
          resolve()
        }
        pendingChecks.add(check)
        check()
      }),
    [Symbol.dispose]: () => socket.destroy(),
  }
}
