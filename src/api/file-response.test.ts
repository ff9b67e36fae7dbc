import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { MutationObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { downloadReport } from './data-copy.ts'
import { uploadDocument, type ProofDocument } from './data-quality.ts'
import { callForFile, type FileProgress } from './file-response.ts'
import { startTestBackend } from './test-backend.ts'

/** Starts a backend with this listener and returns functions that call it. */
async function startApi(listener: RequestListener) {
  const client = await startTestBackend(listener)
  return {
    download: (token: string, onProgress?: (step: FileProgress) => void) =>
      new MutationObserver(client, downloadReport(token)).mutate({ ...(onProgress && { onProgress }) }),
    upload: (proof: ProofDocument) =>
      new MutationObserver(client, uploadDocument({ key: 'k', reseller_id: 'r' })).mutate(proof),
  }
}

afterEach(() => vi.unstubAllGlobals())

const CSV = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="a.csv"' }

describe('downloadReport', () => {
  it('returns the file with its name and type, and reports progress', async () => {
    const api = await startApi((_request, response) => {
      response.writeHead(200, { ...CSV, 'content-length': 6 })
      response.write('abc')
      setTimeout(() => response.end('def'), 50)
    })
    const steps: FileProgress[] = []
    const file = await api.download('t', (step) => void steps.push(step))
    expect([file.name, file.content.type, await file.content.text()]).toEqual(['a.csv', 'text/csv', 'abcdef'])
    expect(steps).toEqual([
      { received: 3, total: 6 },
      { received: 6, total: 6 },
    ])
  })

  it('reports no total for a compressed response', async () => {
    const body = gzipSync('a'.repeat(1000))
    const api = await startApi((_request, response) =>
      response.writeHead(200, { ...CSV, 'content-encoding': 'gzip', 'content-length': body.length }).end(body),
    )
    const steps: FileProgress[] = []
    const { content } = await api.download('t', (step) => void steps.push(step))
    expect(content.size).toBe(1000)
    expect(steps.at(-1)).toEqual({ received: 1000, total: undefined })
  })

  it('rejects an empty file, with or without a content length', async () => {
    for (const headers of [{ 'content-length': 0 }, {}]) {
      const api = await startApi((_request, response) => response.writeHead(200, { ...CSV, ...headers }).end())
      const file = api.download('t')
      await expect(file).rejects.toMatchObject({ kind: 'unreadable' })
    }
  })

  it('rejects a web page and cancels the rest of it', async () => {
    const cancel = vi.fn<() => void>()
    const data = new ReadableStream<Uint8Array>({ cancel })
    const response = new Response('', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    await expect(callForFile(Promise.resolve({ data, response }))).rejects.toMatchObject({ kind: 'unreadable' })
    expect(cancel).toHaveBeenCalledOnce()
  })
})

describe('the timeout', () => {
  it('does not apply to downloads and uploads', async () => {
    vi.stubGlobal('document', { cookie: '', querySelector: () => ({ content: '40' }) }) // api-timeout-ms
    const api = await startApi((request, response) => {
      request.resume()
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'), 150)
    })
    const proof = { type: 'id_card', file: new File(['%PDF-'], 'a.pdf') } as const
    await expect(api.upload(proof)).resolves.toEqual({})
    const file = api.download('t')
    await expect(file).resolves.toMatchObject({ name: 'report.csv' })
  })
})
