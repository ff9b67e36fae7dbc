import { loadavg } from 'node:os'
import { callsOfContracts, startBackend } from './backend.ts'
import { openBrowser } from './browser.ts'
import { serveProduct, type Build } from './builds.ts'
import { FLOOR, serveFloors, serveFloorsOf } from './floors.ts'
import { freshAddress, type MeasuredPage } from './pages.ts'
import { measureRounds, type Row } from './rounds.ts'
import { costTable, errorList } from './tables.ts'

export type TimesSettings = {
  pages: readonly MeasuredPage[]
  rounds: number
  /** Milliseconds that each call takes the backend longer. */
  delay: number
  /** Folder of this project. */
  root: string
  /** Folder of another checkout, built and installed. */
  old: string | undefined
  /** Folder with floors to be used instead of the project's own. */
  bench: string | undefined
}

/** Measures pages and floors in alternating rounds, and returns the table as Markdown. */
export async function measureTimes(settings: TimesSettings): Promise<string> {
  const { pages, rounds, delay, root, old, bench } = settings
  await using closing = new AsyncDisposableStack()
  const before = loadavg()
  const isCall = await callsOfContracts()
  const backend = await startBackend(delay)
  closing.defer(backend.close)
  const builds: Build[] = []
  const checkouts = [['now', root], ...(old === undefined ? [] : [['before', old]])] as const
  for (const [name, folder] of checkouts) {
    const build = await serveProduct(name ?? '', folder ?? '', backend.origin)
    closing.defer(build.close)
    builds.push(build)
  }
  // Last: a build by Vite sets NODE_ENV, which the servers would inherit.
  const floors = await (bench === undefined ? serveFloors() : serveFloorsOf(bench))
  closing.defer(floors.plain.close)
  closing.defer(floors.react.close)
  const browser = await openBrowser()
  closing.defer(() => browser.close())

  const rows = [
    floorRow(floors.plain, { content: FLOOR.content }),
    floorRow(floors.react, FLOOR),
    ...pages.flatMap((page) => builds.map((build) => pageRow(page, build))),
  ]
  const tell = (line: string) => console.error(line)
  const measured = await measureRounds(browser, rows, { rounds, tell, isThrottled: true, isCall })
  const errors = errorList(measured).map((line) => `- ${line}`)
  const load = [before, loadavg()].map((averages) => averages.map((average) => average.toFixed(1)).join(', '))
  const conditions = `${rounds} rounds, Chromium ${browser.version()}, Node ${process.versions.node}; load of the machine (1, 5, 15 minutes) ${load.join(' before, ')} after.`
  const table = costTable(measured, { plain: floors.plain.name, react: floors.react.name })
  return [conditions, table, ...(errors.length > 0 ? [`Errors:\n\n${errors.join('\n')}`] : [])].join('\n\n')
}

function pageRow(page: MeasuredPage, build: Build): Row {
  const { content, control } = page
  const target = { server: build.server, address: () => freshAddress(page), content, control }
  return { page: page.name, build: build.name, target }
}

function floorRow(build: Build, selectors: { content: string; control?: string }): Row {
  return { page: 'floor', build: build.name, target: { server: build.server, address: () => '/', ...selectors } }
}
