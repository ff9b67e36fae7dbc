import type { BrowserContext, Page } from '@playwright/test'

/** The places in the browser to which a secret could leave a page, and all that was found in each, as text. */
export type Channels = Record<
  'referrers' | 'elsewhere' | 'titles' | 'console' | 'storage' | 'databases' | 'caches' | 'cookies' | 'window',
  string
>

/**
 * Watches a page from its first document on.
 *
 * @param origin of the pages; what is asked of another one is noted whole
 * @returns a function that looks into everything of the document that is shown, and gives all that was seen so far
 */
export async function watchChannels(page: Page, origin: () => string) {
  const seen: Channels = {
    referrers: '',
    elsewhere: '',
    titles: '',
    console: '',
    storage: '',
    databases: '',
    caches: '',
    cookies: '',
    window: '',
  }
  const note = (channel: keyof Channels, text: string) => (seen[channel] += `${text}\n`)
  page.on('request', (request) => {
    const { referer } = request.headers()
    if (referer) note('referrers', referer)
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin()}/`)) {
      note('elsewhere', `${request.url()} ${request.postData() ?? ''}`)
    }
  })
  page.on('console', (message) => note('console', message.text()))
  // Also the titles that come and go between two looks.
  await page.exposeFunction('noteTitle', (title: string) => note('titles', title))
  await page.addInitScript(() => {
    const { noteTitle } = globalThis as unknown as { noteTitle: (title: string) => void }
    new MutationObserver(() => noteTitle(document.title)).observe(document, { childList: true, subtree: true })
  })
  return async (): Promise<Channels> => {
    note('titles', await page.title())
    note('cookies', JSON.stringify(await (page.context() satisfies BrowserContext).cookies()))
    const { storage, databases, caches, kept } = await page.evaluate(look)
    note('storage', storage)
    note('databases', databases)
    note('caches', caches)
    note('window', kept)
    return seen
  }
}

/** Runs in the page. */
async function look() {
  const storage = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
  const kept = JSON.stringify([window.name, history.state])
  const databases = await Promise.all(
    (await indexedDB.databases()).map(async ({ name = '' }) => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('Not opened')))
      })
      const stores = [...opened.objectStoreNames].map(
        (store) =>
          new Promise<unknown>((resolve) => {
            const all = opened.transaction(store).objectStore(store).getAll()
            all.addEventListener('success', () => resolve([store, all.result]))
          }),
      )
      const content = await Promise.all(stores)
      opened.close()
      return [name, content]
    }),
  )
  const files = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      return [
        name,
        ...(await Promise.all(requests.map(async (each) => [each.url, await (await cache.match(each))?.text()]))),
      ]
    }),
  )
  return { storage, kept, databases: JSON.stringify(databases), caches: JSON.stringify(files) }
}
