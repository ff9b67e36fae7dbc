import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { getSystemBranding } from '#lib/api-paths.gen.ts'
import { withMock } from '#server/mock.ts'
import { readSettings } from '#server/settings.ts'

test.each([
  ['a mock server, which identifies itself', { 'x-mock-server': 'prism' }, true],
  ['a real backend', {}, false],
])('sends only a call of the contracts to %s', async (_name, headers, isMock) => {
  const calls: string[] = []
  const backend = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    response.writeHead(200, headers).end('{}')
  }).listen(0)
  const origin = `http://localhost:${(backend.address() as AddressInfo).port}`
  const { mock } = await withMock(readSettings({ API_ORIGIN: origin }))
  backend.close()
  expect(mock).toBe(isMock ? origin : undefined)
  expect(calls).toEqual([`GET ${getSystemBranding}`])
})
