import type { Browser, Page } from '@playwright/test'
import { loadsOf } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { firstAsset, type Answers } from './reads.ts'
import { startSteadyLoad } from './steady-load.ts'
import type { System } from './system.ts'

/** What came of a release: answers while it went on, and what pages that were open before it could not do after it. */
export type ReleaseResult = Answers & { pages: number; stopped: string[] }

/** What a page that was opened before the release loads only now. */
const LATER = [
  ['Data Sharing', 'How your data is shared'],
  ['Preferences', 'Your data sharing preferences'],
] as const
const TIMEOUT_MS = 15_000

/**
 * Replaces one server after the other by another build while requests go on: it is taken from the balancer, told to end,
 * started over the new build, and given back once it is ready.
 */
export async function releaseWhileLoaded(system: System, browser: Browser): Promise<ReleaseResult> {
  const { release, balancer, steady, killed } = system
  const servers = [steady, killed]
  const ports = servers.map(({ port }) => port)
  const context = await browser.newContext({ locale: 'en-US' })
  const open = [
    await openPage(await context.newPage(), balancer.origin),
    await openPage(await context.newPage(), balancer.origin),
  ]
  const load = await startSteadyLoad(balancer.origin)
  load.keepAskingFor(await firstAsset(release.folder))
  await release.replace('retained')
  for (const [index, server] of servers.entries()) {
    await balancer.passTo(ports.filter((port) => port !== server.port))
    await server.drain()
    await server.start()
    await balancer.passTo(ports)
    // From here on, files of either build may be asked of a server with the other.
    if (index === 0) load.keepAskingFor(await firstAsset(release.folder))
  }
  const stopped = (await Promise.all(open.map((page) => page.goOn()))).flat()
  await context.close()
  return { ...(await load.stop()), pages: open.length, stopped }
}

/** A page of preferences that is open; `goOn` returns what then did not work. */
async function openPage(page: Page, origin: string): Promise<{ goOn: () => Promise<string[]> }> {
  await page.goto(`${origin}/consent/${freshKey('optional-only')}`)
  await page.getByRole('button', { name: 'Save Preferences' }).waitFor()
  const loads = loadsOf(page)
  return {
    async goOn() {
      page.setDefaultTimeout(TIMEOUT_MS)
      try {
        for (const [tab, heading] of LATER) {
          await page.getByRole('link', { name: tab, exact: true }).click()
          await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        }
        await page.getByRole('button', { name: 'Save Preferences' }).click()
        await page.getByRole('heading', { name: 'Your preferences were saved' }).waitFor()
      } catch (error) {
        return [String(error)]
      }
      return loads() === 0 ? [] : [`The page was loaded again ${loads()} times`]
    },
  }
}
