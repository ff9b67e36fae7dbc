import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile, toShareable } from './save-file.ts'

const CSV = new File(['a,b'], 'list.csv', { type: 'text/csv' })
const JSON_FILE = new File(['{}'], 'receipt.json', { type: 'application/json' })

/** A browser with or without downloads, and with what it can share. */
function stubBrowser({ downloads, shares }: { downloads: boolean; shares?: (file: File) => boolean }) {
  const clicked: { href: string; download: string }[] = []
  const link = { href: '', download: '', click: () => clicked.push({ ...link }) }
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>().mockResolvedValue()
  const canShare = ({ files }: { files: File[] }) => files.every((file) => shares?.(file))
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('HTMLAnchorElement', { prototype: downloads ? { download: '' } : {} })
  vi.stubGlobal('navigator', shares ? { share, canShare } : {})
  return { clicked, share }
}

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('downloads a file under its name, and keeps its address until the browser has taken it', async () => {
  const { clicked } = stubBrowser({ downloads: true })
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  expect(await saveFile(CSV)).toBe('downloaded')
  expect(clicked).toMatchObject([{ href: 'blob:1', download: 'list.csv' }])
  expect(create).toHaveBeenCalledWith(CSV)
  vi.advanceTimersByTime(9999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke.mock.calls).toEqual([['blob:1']])
})

test('shares a file where links cannot download', async () => {
  const { clicked, share } = stubBrowser({ downloads: false, shares: () => true })
  expect(await saveFile(CSV)).toBe('shared')
  expect(share).toHaveBeenCalledWith({ files: [CSV] })
  expect(clicked).toEqual([])
})

test.each([
  ['AbortError', 'canceled'],
  ['NotAllowedError', 'unavailable'],
])('after %s of the share sheet, a file is %s', async (name, outcome) => {
  const { share } = stubBrowser({ downloads: false, shares: () => true })
  share.mockRejectedValue(new DOMException('', name))
  expect(await saveFile(CSV)).toBe(outcome)
})

test('reports a file as unavailable where it can be neither downloaded nor shared', async () => {
  stubBrowser({ downloads: false })
  expect(await saveFile(CSV)).toBe('unavailable')
})

test('shares JSON as plain text where the browser refuses JSON, and never bytes as text', async () => {
  stubBrowser({ downloads: false, shares: ({ type }) => type === 'text/plain' })
  const shared = toShareable(JSON_FILE)
  expect([shared?.name, shared?.type, await shared?.text()]).toEqual(['receipt.json.txt', 'text/plain', '{}'])
  expect(toShareable(new File(['PK'], 'report.zip', { type: 'application/zip' }))).toBeUndefined()
})
