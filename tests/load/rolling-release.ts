import type { Browser, Page } from '@playwright/test'
import { countLoads } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { firstAsset, type Outcomes } from './reads.ts'
import { startSteadyLoad } from './steady-load.ts'
import type { System } from './system.ts'

/** The outcomes of requests during a release, the number of pages opened before it, and the errors of these pages. */
export type ReleaseResult = Outcomes & { pages: number; pageErrors: string[] }

/** Views of an open page that are first loaded after the release. */
const LATER_VIEWS = [
  ['Data Sharing', 'How your data is shared'],
  ['Preferences', 'Your data sharing preferences'],
] as const
const TIMEOUT_MS = 15_000

/**
 * Replaces the servers one by one with another build while requests continue: each server is removed from the balancer,
 * drained, started with the new build, and added back once it is ready.
 */
export async function releaseUnderLoad(system: System, browser: Browser): Promise<ReleaseResult> {
  const { release, balancer, steady, killed } = system
  const servers = [steady, killed]
  const ports = servers.map(({ port }) => port)
  const context = await browser.newContext({ locale: 'en-US' })
  const pages = [
    await openPage(await context.newPage(), balancer.origin),
    await openPage(await context.newPage(), balancer.origin),
  ]
  const traffic = await startSteadyLoad(balancer.origin)
  traffic.alsoRequest(await firstAsset(release.folder))
  await release.replace('retained')
  for (const [index, server] of servers.entries()) {
    await balancer.passTo(ports.filter((port) => port !== server.port))
    await server.drain()
    await server.start()
    await balancer.passTo(ports)
    // From now on, a server may get requests for files of the other build.
    if (index === 0) traffic.alsoRequest(await firstAsset(release.folder))
  }
  const pageErrors = (await Promise.all(pages.map((page) => page.resume()))).flat()
  await context.close()
  return { ...(await traffic.stop()), pages: pages.length, pageErrors }
}

/** Opens a preferences page. `resume` continues using it, and returns errors. */
async function openPage(page: Page, origin: string): Promise<{ resume: () => Promise<string[]> }> {
  await page.goto(`${origin}/consent/${freshKey('optional-only')}`)
  await page.getByRole('button', { name: 'Save Preferences' }).waitFor()
  const loads = countLoads(page)
  return {
    async resume() {
      page.setDefaultTimeout(TIMEOUT_MS)
      try {
        for (const [tab, heading] of LATER_VIEWS) {
          await page.getByRole('link', { name: tab, exact: true }).click()
          await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        }
        await page.getByRole('button', { name: 'Save Preferences' }).click()
        await page.getByRole('heading', { name: 'Your preferences were saved' }).waitFor()
      } catch (error) {
        return [String(error)]
      }
      return loads() === 0 ? [] : [`The page reloaded ${loads()} times`]
    },
  }
}
