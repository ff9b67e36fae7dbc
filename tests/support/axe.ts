import type { Page } from '@playwright/test'
import axeCore from 'axe-core'

/**
 * What axe finds on a page, by any of its rules: the rule, and the elements. Its script, half a megabyte, is sent once to
 * each document: the builder for Playwright sends it for every look, which takes six times as long as the look itself.
 */
export async function axeFindings(page: Page): Promise<{ id: string; at: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  return page.evaluate(async () => {
    const axe: typeof axeCore = Reflect.get(globalThis, 'axe')
    // Where no script runs, axe waits for ever; what a message looks like is its author's.
    const { violations } = await axe.run({ exclude: ['iframe[sandbox]'] }, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))
  })
}
