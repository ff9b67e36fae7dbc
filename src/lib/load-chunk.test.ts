import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { loadIfPossible, loadChunk, CHUNK_TIMEOUT_MS } from './load-chunk.ts'

/** How often the document has heard that a chunk is missing, and what it answers. */
let told: number
let willReload: boolean
/** Which chunks have come. */
let come: string[]

beforeEach(() => {
  told = 0
  willReload = false
  vi.useFakeTimers()
  come = []
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<string>) => {
    if (event.type === 'pages:chunk') return come.push(event.detail) > 0
    if (event.type !== 'vite:preloadError' || !event.cancelable)
      throw new Error(`an event of another kind: ${event.type}`)
    told += 1
    return !willReload
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'))
const never = () => new Promise<never>(() => {})

describe('loadChunk', () => {
  it('gives the chunk, and leaves no timer behind', async () => {
    expect(await loadChunk(() => Promise.resolve('chunk'), [])).toBe('chunk')
    expect([told, vi.getTimerCount()]).toEqual([0, 0])
    expect(come).toEqual([expect.stringContaining('Promise.resolve')])
  })

  it('tells that a chunk is gone, in words that the router does not take for a reason to reload', async () => {
    await expect(loadChunk(gone, [])).rejects.toMatchObject({
      message: 'A part of the page is missing',
      cause: expect.any(TypeError),
    })
    expect([told, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('waits for a chunk as long as the specification says, and no longer', async () => {
    const settled = vi.fn<(value: unknown) => void>()
    loadChunk(never, []).then(settled, settled)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled.mock.calls).toEqual([[expect.objectContaining({ cause: 'timeout' })]])
    expect([told, CHUNK_TIMEOUT_MS]).toEqual([1, 120_000])
  })

  it('stays open while the page reloads, so that nothing flashes up', async () => {
    willReload = true
    const settled = vi.fn<(value: unknown) => void>()
    loadChunk(gone, []).then(settled, settled)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
    expect([told, settled.mock.calls.length]).toEqual([1, 0])
  })
})

test('files that a chunk imports are preloaded beside it, once', async () => {
  const links: { rel: string; href: string }[] = []
  vi.stubGlobal('document', {
    querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`),
    createElement: (tag: string) => ({ tag }),
    head: { append: (link: { rel: string; href: string }) => links.push(link) },
  })
  await loadChunk(() => Promise.resolve('chunk'), ['assets/a.js', 'assets/b.js'])
  await loadChunk(() => Promise.resolve('chunk'), ['assets/b.js'])
  expect(links).toEqual(['/assets/a.js', '/assets/b.js'].map((href) => ({ tag: 'link', rel: 'modulepreload', href })))
})

describe('loadIfPossible', () => {
  it('gives the chunk', async () => {
    expect(await loadIfPossible(() => loadChunk(() => Promise.resolve('chunk'), []))).toBe('chunk')
  })

  it('does without a chunk that is gone, and tells nobody', async () => {
    expect(await loadIfPossible(() => loadChunk(gone, []))).toBeUndefined()
    expect(told).toBe(0)
  })

  it('says nothing about the chunks after it', async () => {
    const dispensable = loadIfPossible(() => loadChunk(gone, []))
    await expect(loadChunk(gone, [])).rejects.toThrow('missing')
    await dispensable
    expect(told).toBe(1)
  })
})
