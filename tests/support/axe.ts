import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on a page, by any of its rules: the rule, and the elements. */
export async function axeFindings(page: Page): Promise<{ id: string; at: string[] }[]> {
  // Where no script runs, axe waits for ever; what a message looks like is its author's.
  // The other mode opens a page more for each look, for frames of other sites: a third of the time of a test.
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox]').setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))
}
