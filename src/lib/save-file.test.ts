import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile, toShareable } from './save-file.ts'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('downloads a file under its name and revokes its URL after ten seconds', async () => {
  const clicked: { href: string; download: string }[] = []
  const link = { href: '', download: '', click: () => clicked.push({ ...link }) }
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('HTMLAnchorElement', { prototype: { download: '' } })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  expect(await saveFile(new File(['a,b'], 'list.csv', { type: 'text/csv' }))).toBe('downloaded')
  expect(clicked).toMatchObject([{ href: 'blob:1', download: 'list.csv' }])
  vi.advanceTimersByTime(9999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke.mock.calls).toEqual([['blob:1']])
})

test('shares JSON as plain text if the browser rejects JSON, but never binary data', async () => {
  vi.stubGlobal('navigator', {
    canShare: ({ files }: { files: File[] }) => files.every(({ type }) => type === 'text/plain'),
  })
  const shared = toShareable(new File(['{}'], 'receipt.json', { type: 'application/json' }))
  expect([shared?.name, shared?.type, await shared?.text()]).toEqual(['receipt.json.txt', 'text/plain', '{}'])
  expect(toShareable(new File(['PK'], 'report.zip', { type: 'application/zip' }))).toBeUndefined()
})
