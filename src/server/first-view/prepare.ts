import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { documentMetas, type Document } from '#server/document.ts'
import { codeOf, type Log } from '#server/log.ts'
import type { Metrics } from '#server/metrics.ts'
import type { RateLimit } from '#server/rate-limit.ts'
import { LIMITS } from '#server/limits.ts'
import { isFeatureOff } from '#server/features.ts'
import type { Settings } from '#server/settings.ts'
import { createSlots, type Slots } from '#server/slots.ts'
import { StartProblem } from '#server/start-problem.ts'
import { createBrandCache } from './brand-cache.ts'
import { cutDocument } from './document-parts.ts'
import { firstViewHandler, type FirstViewHandler } from './handler.ts'
import { keyedPages, type Manifest, type Namespaces } from './pages.ts'
import type { RenderFirstView } from './render.tsx'

/**
 * How long to hold the head back so that it can carry the final status and cookies, in ms. Any longer, and the browser
 * would learn too late which scripts to fetch.
 */
const HEAD_TIMEOUT_MS = 40

/** The folder in a build that holds the server, which renders the pages. It is not served. */
const SERVER_FOLDER = 'server'
/** Vite's list of the build's files (vite.config.ts). */
const MANIFEST = '.manifest.json'

type FirstViewParts = {
  document: Document
  settings: Settings
  /** Whether the sandbox responds to `/trade/config`: its features are its own. */
  hasSandbox: boolean
  rateLimit: RateLimit
  renderings: Slots
  log: Log
  metrics: Metrics
}

/** @param onBusy notified when the queue of renderings becomes full, and when it no longer is */
export function createRenderings(
  { maxRenderings }: Pick<Settings, 'maxRenderings'>,
  metrics: Metrics,
  onBusy?: (isBusy: boolean) => void,
): Slots {
  const slots = createSlots({
    max: maxRenderings,
    maxWaiting: LIMITS.waitingRenderings.value,
    waitMs: LIMITS.renderingWaitMs.value,
    ...(onBusy && { onFull: onBusy }),
  })
  metrics.watch({ renderings: () => ({ running: slots.running(), waiting: slots.waiting() }) })
  return slots
}

/**
 * Returns the handler of visits for a build, which leaves every page to the browser where the settings say so.
 *
 * @throws StartProblem when the build was copied without what it has for the server
 */
export async function loadFirstView(folder: string, parts: FirstViewParts): Promise<FirstViewHandler> {
  if (!isRendering(parts.settings)) return () => undefined
  const [{ renderFirstView: render, pageNamespaces: namespaces }, manifest] = await Promise.all([
    import(pathToFileURL(join(folder, SERVER_FOLDER, 'render.js')).href) as Promise<{
      renderFirstView: RenderFirstView
      pageNamespaces: Namespaces
    }>,
    readFile(join(folder, MANIFEST), 'utf8').then((text) => JSON.parse(text) as Manifest),
  ]).catch((error: unknown) => {
    if (!['ERR_MODULE_NOT_FOUND', 'ENOENT'].includes(codeOf(error) ?? '')) throw error
    throw new StartProblem(
      `The build has no pages for the server (${SERVER_FOLDER}, ${MANIFEST}). Run "npm run build", and copy names that begin with a dot, too.`,
    )
  })
  return prepareFirstView({ ...parts, render, build: { manifest, namespaces } })
}

/** As `loadFirstView`, for what is loaded already. */
export function prepareFirstView({
  document,
  render,
  build,
  settings,
  headTimeoutMs = HEAD_TIMEOUT_MS,
  hasSandbox,
  rateLimit,
  renderings,
  log,
  metrics,
}: FirstViewParts & {
  render: RenderFirstView
  build?: { manifest: Manifest; namespaces: Namespaces }
  headTimeoutMs?: number
}): FirstViewHandler {
  if (!isRendering(settings)) return () => undefined
  return firstViewHandler({
    document: cutDocument(document.html),
    headers: document.headers,
    pages: keyedPages(build),
    render,
    metas: documentMetas(settings),
    sendPlain: document.send,
    isOff: ({ feature }) => !hasSandbox && isFeatureOff(settings.appEnv, feature),
    timeoutMs: settings.firstViewMs,
    headTimeoutMs,
    renderings,
    brands: createBrandCache(),
    rateLimit,
    log,
    metrics,
  })
}

/** In hash navigation the server never sees which page is meant. */
function isRendering({ firstViewMs, navigation }: Settings): boolean {
  return firstViewMs > 0 && navigation === 'history'
}
