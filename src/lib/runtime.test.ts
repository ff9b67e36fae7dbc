import { afterEach, expect, test, vi } from 'vitest'
import { readMeta, readRuntime, setMetas } from './runtime.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs a document with these `<meta>` tags. */
function stubMeta(metas: Record<string, string>) {
  const contents = new Map(Object.entries(metas).map(([name, content]) => [`meta[name="pages:${name}"]`, { content }]))
  vi.stubGlobal('document', { querySelector: (selector: string) => contents.get(selector) ?? null })
}

test.each([
  [{}, { navigation: 'history', apiTimeoutMs: 0, sandbox: '' }],
  [
    { navigation: ' hash ', 'api-timeout-ms': '30000', sandbox: 'on' },
    { navigation: 'hash', apiTimeoutMs: 30_000, sandbox: 'on' },
  ],
  [
    { navigation: 'tabs', 'api-timeout-ms': '-1', sandbox: ' on ' },
    { navigation: 'history', apiTimeoutMs: 0, sandbox: 'on' },
  ],
])('reads %j as %j', (metas: Record<string, string>, settings) => {
  stubMeta(metas)
  expect(readRuntime()).toEqual(settings)
})

test('has no settings without a document', () => {
  expect(readMeta('sandbox')).toBe('')
})

test('reads the settings of the server', () => {
  setMetas({ 'pages:legal-privacy-url': 'https://www.example/' })
  expect(readMeta('legal-privacy-url')).toBe('https://www.example/')
  expect(readMeta('legal-imprint-url')).toBe('')
})
