import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Document } from '#server/document.ts'
import { codeOf, type Log } from '#server/log.ts'
import type { Metrics } from '#server/metrics.ts'
import type { PendingReads } from '#server/pending-reads.ts'
import type { Settings } from '#server/settings.ts'
import { StartProblem } from '#server/start-problem.ts'
import { cutDocument } from './document-parts.ts'
import { firstViewHandler, type FirstViewHandler } from './handler.ts'
import { keyedPages, readPageTable, type PageTable } from './pages.ts'
import type { RenderFirstView } from './render.tsx'

/**
 * So long the head waits for the page: with it come the right status and the cookies of its answers. Any longer, and the
 * browser would learn too late which scripts to fetch.
 */
const HEAD_PATIENCE_MS = 40

/** The folder in a build that holds the pages as the server renders them. A dot folder: it is not served. */
const SERVER_FOLDER = '.server'

type FirstViewParts = {
  document: Pick<Document, 'html' | 'headers'>
  settings: Pick<Settings, 'firstViewMs' | 'navigation'>
  pendingReads: PendingReads
  log: Log
  metrics: Metrics
}

/**
 * Returns the handler of visits for a build, which leaves every page to the browser where the settings say so.
 *
 * @throws StartProblem when the build was copied without what it has for the server
 */
export async function loadFirstView(folder: string, parts: FirstViewParts): Promise<FirstViewHandler> {
  if (!isRendering(parts.settings)) return () => undefined
  const [{ renderFirstView: render }, table] = await Promise.all([
    import(pathToFileURL(join(folder, SERVER_FOLDER, 'render.js')).href) as Promise<{
      renderFirstView: RenderFirstView
    }>,
    readPageTable(join(folder, '.page-chunks.json')),
  ]).catch((error: unknown) => {
    if (!['ERR_MODULE_NOT_FOUND', 'ENOENT'].includes(codeOf(error) ?? '')) throw error
    throw new StartProblem(
      `The build has no pages for the server (${SERVER_FOLDER}, .page-chunks.json). Run "npm run build", and copy names that begin with a dot, too.`,
    )
  })
  return prepareFirstView({ ...parts, render, table })
}

/** As `loadFirstView`, for what is loaded already. */
export function prepareFirstView({
  document,
  render,
  table,
  settings,
  headPatienceMs = HEAD_PATIENCE_MS,
  pendingReads,
  log,
  metrics,
}: FirstViewParts & { render: RenderFirstView; table?: PageTable; headPatienceMs?: number }): FirstViewHandler {
  if (!isRendering(settings)) return () => undefined
  return firstViewHandler({
    document: cutDocument(document.html),
    headers: document.headers,
    pages: keyedPages(table),
    render,
    patienceMs: settings.firstViewMs,
    headPatienceMs,
    pendingReads,
    log,
    metrics,
  })
}

/** In hash navigation the server never sees which page is meant. */
function isRendering({ firstViewMs, navigation }: FirstViewParts['settings']): boolean {
  return firstViewMs > 0 && navigation === 'history'
}
