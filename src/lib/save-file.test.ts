import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a text is saved under its name as a file of its type, whose address stays until the browser has taken it', async () => {
  vi.useFakeTimers()
  const clicked: { href: string; download: string }[] = []
  const createElement = (tag: string) => {
    const link = { tag, href: '', download: '', click: () => clicked.push({ ...link }) }
    return link
  }
  vi.stubGlobal('document', { createElement })
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  saveFile('receipt.txt', 'text/plain', 'words')
  expect(clicked).toMatchObject([{ tag: 'a', href: 'blob:1', download: 'receipt.txt' }])
  const file = create.mock.calls[0]?.[0] as Blob
  expect([file.type, await file.text()]).toEqual(['text/plain', 'words'])
  vi.advanceTimersByTime(9999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke.mock.calls).toEqual([['blob:1']])
})
