import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import { listen } from './backends.ts'

/** One request as a lenient backend reads it. */
export type Arrived = {
  method: string
  target: string
  fields: readonly (readonly [name: string, value: string])[]
  body: string
  /** False while its body has not come to its end. */
  isWhole: boolean
  /** Where it leaves the strict grammar or what only we may say, in words. */
  problems: readonly string[]
}

const TOKEN = /^[!#$%&'*+.^`|~0-9A-Za-z-]+$/
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

/**
 * Reads the first request of what came over a connection: as leniently as any backend would, and notes what is not
 * strictly well-formed, so that a request without a note is read alike by all of them.
 * @returns undefined while there is no whole head
 */
function readRequest(bytes: string): { request: Arrived; rest: string } | undefined {
  const text = bytes.replace(/^[\r\n]+/, '')
  const end = /\r?\n\r?\n/.exec(text)
  if (!end) return undefined
  const head = text.slice(0, end.index)
  const after = text.slice(end.index + end[0].length)
  const [line = '', ...lines] = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r\n|\r|\n/)
  const [method = '', target = ''] = line.split(/\s+/)
  const fields = lines.map((each): [string, string] => {
    const colon = each.indexOf(':')
    return [each.slice(0, colon).trim().toLowerCase(), each.slice(colon + 1).trim()]
  })
  const values = (name: string): string[] => fields.flatMap(([each, value]) => (each === name ? [value] : []))
  const isChunked = values('transfer-encoding').some((each) => /chunked/i.test(each))
  const length = Number.parseInt(values('content-length')[0] ?? '0', 10) || 0
  const { body, rest, problem } = isChunked ? readChunks(after) : readLength(after, length)
  const problems = [...headProblems(text.slice(0, end.index + end[0].length), method, fields), ...problem]
  const isWhole = rest !== undefined
  return { request: { method, target, fields, body, isWhole, problems }, rest: rest ?? '' }
}

type Body = { body: string; rest: string | undefined; problem: string[] }

function readLength(after: string, length: number): Body {
  const isWhole = after.length >= length
  return { body: after.slice(0, length), rest: isWhole ? after.slice(length) : undefined, problem: [] }
}

function readChunks(after: string): Body {
  const problem: string[] = []
  let body = ''
  let rest = after
  for (;;) {
    const line = /^([^\n]*)\n/.exec(rest)
    if (!line) return { body, rest: undefined, problem }
    if (!/^[0-9a-f]+\r$/i.test(line[1] ?? '')) problem.push(`chunk line ${JSON.stringify(line[0])}`)
    const size = Number.parseInt(line[1] ?? '', 16) || 0
    const data = rest.slice(line[0].length)
    if (size === 0) {
      const trailer = /^(?:[^\r\n]+\r?\n)*\r?\n/.exec(data)
      if (trailer && trailer[0] !== '\r\n') problem.push(`trailer ${JSON.stringify(trailer[0])}`)
      return { body, rest: trailer ? data.slice(trailer[0].length) : undefined, problem }
    }
    body += data.slice(0, size)
    const tail = data.slice(size)
    if (tail.length < 2) return { body, rest: undefined, problem }
    if (!tail.startsWith('\r\n')) problem.push(`chunk ends with ${JSON.stringify(tail.slice(0, 2))}`)
    rest = tail.replace(/^\r?\n/, '')
  }
}

function headProblems(head: string, method: string, fields: Arrived['fields']): string[] {
  const problems: string[] = []
  const lines = head.slice(0, -4).split('\r\n')
  if (!head.endsWith('\r\n\r\n') || lines.some((line) => /[\r\n\0]/.test(line))) problems.push('line ends')
  if (!/^[A-Z]+ \/[\x21\x22\x24-\x5b\x5d-\x7e]* HTTP\/1\.1$/.test(lines[0] ?? '')) problems.push(`line ${lines[0]}`)
  for (const line of lines.slice(1)) {
    const colon = line.indexOf(':')
    if (colon < 1 || !TOKEN.test(line.slice(0, colon)) || !VALUE.test(line.slice(colon))) problems.push(`field ${line}`)
  }
  const values = (name: string): string[] => fields.flatMap(([each, value]) => (each === name ? [value] : []))
  const [hosts, lengths, codings] = [values('host'), values('content-length'), values('transfer-encoding')]
  if (hosts.length !== 1) problems.push(`${hosts.length} hosts`)
  if (lengths.length > 1 || !lengths.every((each) => /^\d+$/.test(each))) problems.push(`lengths ${lengths.join('|')}`)
  if (codings.length > 1 || !codings.every((each) => each === 'chunked')) problems.push(`codings ${codings.join('|')}`)
  if (codings.length > 0 && lengths.length > 0) problems.push('length and coding')
  const hasBody = codings.length > 0 || lengths.some((each) => each !== '0')
  if (hasBody && (method === 'GET' || method === 'HEAD')) problems.push(`${method} with a body`)
  for (const [name, value] of fields) {
    if (/^(upgrade|http2-settings|expect|te|trailer|keep-alive|proxy-.*|x-swallow)$/.test(name)) problems.push(name)
    if (name === 'connection' && !/^(keep-alive|close)$/i.test(value)) problems.push(`connection: ${value}`)
    if (/evil/i.test(value)) problems.push(`${name}: ${value}`)
  }
  return problems
}

/**
 * A backend below HTTP that keeps its connections open, answers whatever a lenient reader takes for a request with what
 * was asked (`{"answered": "GET /target"}`), and remembers all of it.
 */
export async function startLedger() {
  const requests: Arrived[] = []
  const strays = new Map<Socket, string>()
  const sockets = new Set<Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    let pending = ''
    let held = ''
    let current: number | undefined
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    socket.setEncoding('latin1').on('data', (text: string) => {
      pending += text
      strays.delete(socket)
      for (let read = readRequest(pending); read; read = readRequest(pending)) {
        current ??= requests.push(read.request) - 1
        requests[current] = read.request
        if (!read.request.isWhole) return
        current = undefined
        pending = read.rest
        held += answerTo(read.request)
        // A slow answer to the hidden request is what the next visitor of the connection would be given.
        if (read.request.target.includes('SMUGGLED')) continue
        if (!socket.writableEnded) socket.write(held, 'latin1')
        held = ''
      }
      if (pending) strays.set(socket, pending)
    })
  })
  const backend = await listen(server)
  return {
    ...backend,
    host: `127.0.0.1:${backend.port}`,
    requests,
    /** Beginnings of requests that were never completed, by connection. */
    strays: (): string[] => [...strays.values()],
    /** Forgets everything, and ends all connections, so that nothing of one test meets the next. */
    async clear() {
      const ended = [...sockets].map((socket) => once(socket, 'close'))
      for (const socket of sockets) socket.end()
      await Promise.all(ended)
      requests.length = 0
      strays.clear()
    },
  }
}

function answerTo({ method, target }: Arrived): string {
  const body = JSON.stringify({ answered: `${method} ${target}` })
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  return method === 'HEAD' ? head : head + body
}
