import { expect, type Page } from '@playwright/test'

/**
 * Records everything through which a page could reveal a secret, starting with its first document.
 *
 * @param origin returns the product's origin; requests to other origins are recorded with address and body
 * @returns a function that adds the current document's state, and returns all recorded text by channel
 */
export async function watchChannels(page: Page, origin: () => string) {
  const texts = { referrers: '', external: '', titles: '', console: '', storage: '', cookies: '', window: '' }
  const add = (channel: keyof typeof texts, text: string) => (texts[channel] += `${text}\n`)
  page.on('request', (request) => {
    const { referer } = request.headers()
    if (referer) add('referrers', referer)
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin()}/`))
      add('external', `${request.url()} ${request.postData() ?? ''}`)
  })
  page.on('console', (message) => add('console', message.text()))
  // Also record titles that are shown only between two calls of the returned function.
  await page.exposeFunction('addTitle', (title: string) => add('titles', title))
  await page.addInitScript(() => {
    const { addTitle } = globalThis as unknown as { addTitle: (title: string) => void }
    new MutationObserver(() => addTitle(document.title)).observe(document, { childList: true, subtree: true })
  })
  return async (): Promise<Record<keyof typeof texts, string>> => {
    add('titles', await page.title())
    add('cookies', JSON.stringify(await page.context().cookies()))
    const { storage, state, databases } = await page.evaluate(async () => ({
      storage: [{ ...localStorage }, { ...sessionStorage }, document.cookie],
      state: [window.name, history.state as unknown],
      databases: [...(await indexedDB.databases()), ...(await caches.keys())],
    }))
    add('storage', JSON.stringify(storage))
    add('window', JSON.stringify(state))
    expect(databases, 'databases and caches, which are not searched').toEqual([])
    return texts
  }
}
