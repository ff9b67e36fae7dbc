import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { MutationObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserTransport } from './browser-transport.ts'
import { downloadReport, getReportRequest } from './data-copy.ts'
import { uploadDocument, type ProofDocument } from './data-quality.ts'
import { callForFile, type FileProgress } from './file-answer.ts'
import { createQueryClient, readNow } from './query-client.ts'

let server: Server | undefined

/** Starts a backend that answers everything with `listener`, and calls the API as a page of that origin does. */
async function pageOf(listener: RequestListener) {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = createQueryClient(browserTransport(`http://127.0.0.1:${port}`))
  return {
    download: (token: string, onProgress?: (step: FileProgress) => void) =>
      new MutationObserver(client, downloadReport(token)).mutate({ ...(onProgress && { onProgress }) }),
    upload: (proof: ProofDocument) =>
      new MutationObserver(client, uploadDocument({ key: 'k', reseller_id: 'r' })).mutate(proof),
    getReportRequest: (key: string) => readNow(client, getReportRequest({ access_key: key })),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  server?.closeAllConnections()
  server?.close()
})

const CSV = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="a.csv"' }

describe('a file that is received', () => {
  it('has its name, its type and its bytes, and tells how far it has come', async () => {
    const page = await pageOf((_request, response) => {
      response.writeHead(200, { ...CSV, 'content-length': 6 })
      response.write('abc')
      setTimeout(() => response.end('def'), 50)
    })
    const steps: FileProgress[] = []
    const file = await page.download('t', (step) => void steps.push(step))
    expect([file.name, file.content.type, await file.content.text()]).toEqual(['a.csv', 'text/csv', 'abcdef'])
    expect(steps).toEqual([
      { received: 3, total: 6 },
      { received: 6, total: 6 },
    ])
  })

  it('has no known length when it travels compressed', async () => {
    const body = gzipSync('a'.repeat(1000))
    const page = await pageOf((_request, response) =>
      response.writeHead(200, { ...CSV, 'content-encoding': 'gzip', 'content-length': body.length }).end(body),
    )
    const steps: FileProgress[] = []
    const { content } = await page.download('t', (step) => void steps.push(step))
    expect(content.size).toBe(1000)
    expect(steps.at(-1)).toEqual({ received: 1000, total: undefined })
  })

  it('is none when it is empty, announced or not', async () => {
    for (const headers of [{ 'content-length': 0 }, {}]) {
      const page = await pageOf((_request, response) => response.writeHead(200, { ...CSV, ...headers }).end())
      const file = page.download('t')
      await expect(file).rejects.toMatchObject({ kind: 'unreadable' })
    }
  })

  it('asks for any type, and the token stays as it is', async () => {
    let asked = ''
    const page = await pageOf((request, response) => {
      asked = `${request.headers.accept} ${request.url}`
      response.writeHead(200, CSV).end('a')
    })
    await page.download('a/b c')
    expect(asked).toBe('*/* /consent/api/no-auth/hermes/report/download/a%2Fb%20c')
  })

  it('is no web page, and the rest of that one is not waited for', async () => {
    const cancel = vi.fn<() => void>()
    const data = new ReadableStream<Uint8Array>({ cancel })
    const response = new Response('', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    await expect(callForFile(Promise.resolve({ data, response }))).rejects.toMatchObject({ kind: 'unreadable' })
    expect(cancel).toHaveBeenCalledOnce()
  })
})

describe('the time limit', () => {
  const limited = { cookie: '', querySelector: () => ({ content: '40' }) }

  it('does not cut a file that is on its way, nor one that is being sent', async () => {
    vi.stubGlobal('document', limited)
    const page = await pageOf((request, response) => {
      request.resume()
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'), 150)
    })
    const proof = { type: 'id_card', file: new File(['%PDF-'], 'a.pdf') } as const
    await expect(page.upload(proof)).resolves.toEqual({})
    const file = page.download('t')
    await expect(file).resolves.toMatchObject({ name: 'report.csv' })
  })

  it('still holds for everything else', async () => {
    vi.stubGlobal('document', limited)
    const page = await pageOf(() => undefined)
    await expect(page.getReportRequest('k')).rejects.toMatchObject({ kind: 'timeout' })
  })
})
