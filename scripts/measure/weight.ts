import type { Browser } from '@playwright/test'
import { callsOfContracts, startBackend } from './backend.ts'
import { openBrowser } from './browser.ts'
import { serveProduct, type Build } from './builds.ts'
import type { Result } from './document.ts'
import { shares } from './figures.ts'
import { load, type Conditions } from './load.ts'
import { freshAddress, type MeasuredPage } from './pages.ts'
import { isForeign, partOf } from './parts.ts'
import { table } from './tables.ts'
import { weighBuild, type WeighedBuild } from './weight-build.ts'

/** What the script of one page's first view is made of. */
type Weight = {
  page: string
  files: number
  bytes: number
  /** Bytes by the dependency or part that they come from. */
  parts: Map<string, number>
  /** Bytes of modules of other pages. */
  foreign: Map<string, number>
}

/**
 * Tells the share of each dependency in every page's first view. Sizes of files are exact, as they go over the wire; a file's
 * bytes are divided among its modules by their lengths after each was minified by itself, which is an estimate.
 */
export async function measureWeight({
  pages,
  root,
}: {
  pages: readonly MeasuredPage[]
  root: string
}): Promise<Result> {
  await using closing = new AsyncDisposableStack()
  const backend = await startBackend(0)
  closing.defer(backend.close)
  const build = await serveProduct('now', root, backend.origin)
  closing.defer(build.close)
  const weighed = await weighBuild(root)
  const browser = await openBrowser()
  closing.defer(() => browser.close())
  const conditions = { isThrottled: false, isCall: await callsOfContracts() }
  const weights: Weight[] = []
  for (const page of pages) weights.push(await weightOf(page, build, { browser, weighed, conditions }))
  return { title: 'Weight', text: textOf(weights) }
}

type Tools = { browser: Browser; weighed: WeighedBuild; conditions: Conditions }

async function weightOf(
  page: MeasuredPage,
  { server }: Build,
  { browser, weighed, conditions }: Tools,
): Promise<Weight> {
  const { content, control } = page
  const cost = await load(browser, { server, address: () => freshAddress(page), content, control }, conditions)
  const scripts = cost.exchanges.filter(({ type }) => type.includes('javascript'))
  const parts = new Map<string, number>()
  const reach = weighed.reach(`src/routes/${page.route}`)
  const foreign = new Map<string, number>()
  for (const { path, bytes } of scripts) {
    const modules = weighed.files.get(path.slice(1))
    if (!modules) throw new Error(`${path} is not made by this build: dist/ is another one. Run "npm run build".`)
    for (const [module, share] of shares(bytes, modules)) {
      const part = partOf(module)
      parts.set(part, (parts.get(part) ?? 0) + share)
      if (isForeign(module, reach)) foreign.set(module, share)
    }
  }
  return { page: page.name, files: scripts.length, bytes: cost.scriptBytes, parts, foreign }
}

function textOf(weights: readonly Weight[]): string {
  const parts = [...new Set(weights.flatMap((weight) => [...weight.parts.keys()]))]
  const heaviest = (part: string) => Math.max(...weights.map((weight) => weight.parts.get(part) ?? 0))
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  const rows = [
    ['part', ...weights.map(({ page }) => page)],
    ['files', ...weights.map(({ files }) => files)],
    ['all script', ...weights.map(({ bytes }) => kilobytes(bytes))],
    ...parts
      .toSorted((a, b) => heaviest(b) - heaviest(a))
      .map((part) => [part, ...weights.map((weight) => kilobytes(weight.parts.get(part) ?? 0))]),
  ]
  return [
    "Script of each page's first view in KB (1000 bytes, compressed by brotli) and its files. Sizes of files are exact; their parts are estimates, by the lengths of the modules after each was minified by itself.",
    table(rows),
    foreignOf(weights),
  ].join('\n\n')
}

function foreignOf(weights: readonly Weight[]): string {
  const modules = new Map<string, { bytes: number; pages: string[] }>()
  for (const { page, foreign } of weights) {
    for (const [module, bytes] of foreign) {
      const found = modules.get(module) ?? { bytes, pages: [] }
      found.pages.push(page)
      modules.set(module, found)
    }
  }
  if (modules.size === 0) return "No page loads another page's code."
  const lines = [...modules].map(
    ([module, { bytes, pages }]) => `- \`${module}\`, ${Math.round(bytes)} bytes, in ${pages.join(', ')}`,
  )
  return `Code of other pages:\n\n${lines.join('\n')}`
}
