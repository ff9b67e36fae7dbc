import http from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** How a gateway fails a chunk: gone after a release, a web page in its place, or not answered until it is mended. */
type Mishap = 'gone' | 'page' | 'late'

type Files = (path: string) => boolean

/** A gateway in front of the product, over real connections, that can fail for files as gateways and releases do. */
export type Gateway = {
  origin: string
  /** Names the files that fail from now on, or only so many times; the last word counts, also for what was held back. */
  fail: (files: Files, mishap: Mishap, times?: number) => void
  /** Answers everything from now on, also what was held back. */
  mend: () => void
  /** The paths that were asked for, in order. */
  asked: string[]
  stop: () => Promise<void>
}

/** @param added headers of every request to the product */
export async function startGateway(product: string, added: Record<string, string> = {}): Promise<Gateway> {
  let trouble: { files: Files; mishap: Mishap; times: number } | undefined
  const asked: string[] = []
  const held: { pass: () => void; lose: () => void }[] = []
  const server = http.createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const mishap = trouble?.files(path) && trouble.times-- > 0 ? trouble.mishap : undefined
    const lose = () => void response.writeHead(404, { 'content-type': 'text/plain' }).end('Gone.\n')
    if (mishap === 'gone') return lose()
    const target = mishap === 'page' ? '/' : path
    const { host } = request.headers
    const headers = { 'x-forwarded-host': host, ...request.headers, ...added, host: new URL(product).host }
    const pass = () => {
      const onward = http.request(`${product}${target}`, { method: request.method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(response)
      })
      onward.once('error', () => response.destroy())
      request.pipe(onward)
    }
    if (mishap === 'late') held.push({ pass, lose })
    else pass()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    fail(files, mishap, times = Infinity) {
      trouble = { files, mishap, times }
      if (mishap === 'gone') for (const { lose } of held.splice(0)) lose()
    },
    mend: () => {
      trouble = undefined
      for (const { pass } of held.splice(0)) pass()
    },
    asked,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
