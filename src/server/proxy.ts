import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { SENTENCES, sendProblem, tooLarge } from './answers.ts'
import { startIdleTimer } from './idle-timer.ts'
import { fieldsForBackend, fieldsForBrowser } from './proxy-headers.ts'
import type { Settings } from './settings.ts'
import { notePassed } from './spent-pieces.ts'
import { discardUpload, hasBody } from './uploads.ts'
import type { Visit } from './visit.ts'

type ProxySettings = Pick<Settings, 'credentials' | 'proxyTimeoutMs' | 'maxUploadBytes'>

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; visit: Visit; origin: string }

/** Why a call failed: for the log and the figures. `code` is Node's name of the error. */
type ProxyFailure = { reason: 'unreachable' | 'timeout' | 'cut'; code?: string | undefined }

/**
 * Answers through a backend, streaming both ways. A body that is announced as too large is refused by the caller; one
 * that turns out to be is refused here.
 */
export type Forward = (exchange: Exchange, onFailure: (failure: ProxyFailure) => void) => void

/** @param settings credentials to add, patience in ms (without a sign of life), largest body in bytes */
export function createProxy(settings: ProxySettings): Forward {
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) }

  function open({ incoming, visit, origin }: Exchange, isRetry: boolean): ClientRequest {
    const { protocol, hostname, port } = new URL(origin)
    const isSecure = protocol === 'https:'
    // A kept connection may just be closing when it is used: a read is sent again then, a decision must not be.
    const agent = isRead(visit) && !isRetry ? agents[isSecure ? 'https:' : 'http:'] : false
    const request = (isSecure ? https : http).request({
      // Node wants an IPv6 address without the brackets that an address has around it.
      hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port || (isSecure ? 443 : 80),
      method: visit.method,
      path: `${visit.path}${visit.query}`,
      agent,
      setHost: false,
    })
    const fields = fieldsForBackend(incoming, visit, origin, settings.credentials)
    for (const [name, values] of fields) request.setHeader(name, values.length === 1 ? (values[0] ?? '') : values)
    return request
  }

  function forward(exchange: Exchange, onFailure: (failure: ProxyFailure) => void, isRetry = false): void {
    const { incoming, outgoing } = exchange
    const request = open(exchange, isRetry)
    let isOver = false
    const timer = startIdleTimer(settings.proxyTimeoutMs, () => fail(504, SENTENCES.noAnswer, { reason: 'timeout' }))

    function end(): void {
      isOver = true
      timer.stop()
      incoming.unpipe(request)
      // An answer that came before its request was through, or that nobody waits for: the connection is of no more use.
      if (!request.writableFinished || !outgoing.writableFinished) request.destroy()
    }
    function fail(status: number, text: string, failure?: ProxyFailure): void {
      if (isOver) return
      end()
      if (failure) onFailure(failure)
      // Half an answer must not look like a whole one.
      if (outgoing.headersSent) outgoing.destroy()
      else sendProblem(exchange, status, text)
    }
    function onClose(): void {
      end()
      discardUpload(incoming)
    }
    outgoing.once('close', onClose)

    request.on('response', (answer) => {
      if (isOver) return void answer.destroy()
      // Node would refuse to send such a status.
      if ((answer.statusCode ?? 0) < 200) return fail(502, SENTENCES.unreachable, { reason: 'unreachable' })
      timer.touch()
      answer.on('data', (chunk: Buffer) => {
        timer.touch()
        notePassed(chunk.length)
      })
      writeHead(answer, outgoing)
      answer.on('error', (error: NodeJS.ErrnoException) => {
        fail(502, SENTENCES.unreachable, { reason: 'cut', code: error.code })
      })
      answer.pipe(outgoing)
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      // An answer that is under way has its own end: whole, or cut.
      if (isOver || outgoing.headersSent) return
      if (request.reusedSocket && !isRetry && !hasBody(incoming)) {
        end()
        outgoing.off('close', onClose)
        forward(exchange, onFailure, true)
        return
      }
      fail(502, SENTENCES.unreachable, { reason: 'unreachable', code: error.code })
    })
    // A backend that changes the protocol (101) is neither an answer nor an error to Node.
    request.on('close', () => {
      if (!outgoing.headersSent) fail(502, SENTENCES.unreachable, { reason: 'unreachable' })
    })

    if (!hasBody(incoming)) return void request.end()
    let received = 0
    incoming.on('data', (chunk: Buffer) => {
      timer.touch()
      notePassed(chunk.length)
      received += chunk.length
      if (received > settings.maxUploadBytes) fail(413, tooLarge(settings.maxUploadBytes))
    })
    // Without a listener an upload that breaks off would end the process; its end is seen at `outgoing`.
    incoming.on('error', () => {})
    incoming.pipe(request)
  }

  return (exchange, onFailure) => forward(exchange, onFailure)
}

function writeHead(answer: IncomingMessage, outgoing: ServerResponse): void {
  for (const [name, values] of fieldsForBrowser(answer)) {
    outgoing.setHeader(name, values.length === 1 ? (values[0] ?? '') : values)
  }
  // Not flushed: Node would then write them as UTF-8 and so change every byte beyond ASCII (a file name, say).
  outgoing.writeHead(answer.statusCode ?? 502)
}

function isRead(visit: Visit): boolean {
  return visit.method === 'GET' || visit.method === 'HEAD'
}
