import type { Page } from '@playwright/test'
import axeCore from 'axe-core'

/**
 * Returns the violations of axe rules on a page, with their elements. Injects the half-megabyte script once per
 * document: AxeBuilder injects it every time, which takes six times as long as the check.
 */
export async function axeFindings(page: Page): Promise<{ id: string; at: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  return page.evaluate(async () => {
    const axe: typeof axeCore = Reflect.get(globalThis, 'axe')
    // Axe waits forever for frames without scripts. Such frames contain only messages that resellers wrote.
    const { violations } = await axe.run({ exclude: ['iframe[sandbox]'] }, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))
  })
}
