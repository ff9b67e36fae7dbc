import type { BrowserContext, Page } from '@playwright/test'
import { secrets } from './secrets.ts'

/** Number of page visits. Each plants a secret in the path, the query and the fragment, and two in errors. */
export const VISITS = 10

/** Opens a page with a fixed random number for monitoring's sampling; 0 is always sampled. */
export async function openSampledPage(context: BrowserContext, randomNumber = 0): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript((value) => {
    const random = Math.random
    Math.random = () => value
    // The entry script has done its sampling by then.
    addEventListener('DOMContentLoaded', () => (Math.random = random))
  }, randomNumber)
  return page
}

/** Waits until the monitoring library has started. */
export async function untilMonitored(page: Page): Promise<void> {
  await page.waitForFunction(() => 'DD_RUM' in globalThis && document.querySelector('h1') !== null)
  await page.waitForLoadState('networkidle')
}

/** Makes the page visits, and returns all planted secrets. */
export async function visitWithSecrets(page: Page, origin: string): Promise<string[]> {
  const planted = secrets(VISITS * 5)
  for (let visit = 0; visit < VISITS; visit += 1) {
    const [path = '', query = '', fragment = '', first = '', second = ''] = planted.slice(visit * 5, visit * 5 + 5)
    const key = encodeURIComponent(`optional-only~${path}`)
    await page.goto(`${origin}/consent/${key}?from=${encodeURIComponent(query)}#${encodeURIComponent(fragment)}`)
    await untilMonitored(page)
    await raiseErrors(page, first, second)
  }
  // Leaving sends the pending reports.
  await page.goto('about:blank')
  return planted
}

/** Raises errors that contain secrets: logged, as a rejected promise, and uncaught. */
function raiseErrors(page: Page, first: string, second: string): Promise<void> {
  return page.evaluate(
    ([title = '', text = '']) => {
      document.title = title
      console.error(`Defect on ${document.title}`, new TypeError(`Cannot read ${text} of undefined`))
      const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(text)))
      void Promise.reject(new SyntaxError(`${JSON.stringify({ name: title })} ${base64}`))
      setTimeout(() => {
        throw new Error(`"${title}" is not valid, nor is ${encodeURIComponent(text)}`)
      })
    },
    [first, second],
  )
}
