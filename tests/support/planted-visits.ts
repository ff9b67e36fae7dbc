import type { BrowserContext, Page } from '@playwright/test'
import { secrets } from './secrets.ts'

/** Ten visits with a secret in path, query and fragment each, and twenty that a fault of the pages carries along. */
export const VISITS = 10

/** A page of a visit that draws `drawn`, of 1; 0 is always reported. */
export async function drawnPage(context: BrowserContext, drawn = 0): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript((value) => {
    const chance = Math.random
    Math.random = () => value
    // The draw is over when the entry has run.
    addEventListener('DOMContentLoaded', () => (Math.random = chance))
  }, drawn)
  return page
}

/** Waits until the library runs. */
export async function watched(page: Page): Promise<void> {
  await page.waitForFunction(() => 'DD_RUM' in globalThis && document.querySelector('h1') !== null)
  await page.waitForLoadState('networkidle')
}

/** Makes the visits, each with faults of every kind that take secrets along; gives all that was planted. */
export async function plant(page: Page, origin: string): Promise<string[]> {
  const planted = secrets(VISITS * 5)
  for (let visit = 0; visit < VISITS; visit += 1) {
    const [path = '', query = '', fragment = '', first = '', second = ''] = planted.slice(visit * 5, visit * 5 + 5)
    const key = encodeURIComponent(`optional-only~${path}`)
    await page.goto(`${origin}/consent/${key}?from=${encodeURIComponent(query)}#${encodeURIComponent(fragment)}`)
    await watched(page)
    await FAULTS[visit % FAULTS.length]?.(page, first, second)
  }
  // Leaving sends what is left.
  await page.goto('about:blank')
  return planted
}

/** How a fault may carry along what stands in the title, an input, an answer or its own words. */
const FAULTS: readonly ((page: Page, first: string, second: string) => Promise<void>)[] = [
  (page, title, text) =>
    page.evaluate(
      ([titled, worded]) => {
        document.title = titled ?? ''
        console.error(`Defect on ${document.title}`, new TypeError(`Cannot read ${worded} of undefined`))
      },
      [title, text],
    ),
  (page, typed, coded) =>
    page.evaluate(
      ([entered, code]) => {
        const field = Object.assign(document.createElement('input'), { value: entered })
        document.querySelector('main')?.append(field)
        setTimeout(() => {
          throw new Error(`"${field.value}" is not valid, nor is ${encodeURIComponent(code ?? '')}`)
        })
      },
      [typed, coded],
    ),
  (page, name, packed) =>
    page.evaluate(
      async ([answered, token]) => {
        const answer = (await (await fetch('/trade/config')).json()) as object
        const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(token)))
        void Promise.reject(new SyntaxError(`${JSON.stringify({ ...answer, name: answered })} ${encoded}`))
      },
      [name, packed],
    ),
]
