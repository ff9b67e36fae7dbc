import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Document } from '../document.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'
import { cutDocument } from './document-parts.ts'
import { firstViewHandler, type FirstViewHandler } from './handler.ts'
import { keyedPages, readPageTable, type PageTable } from './pages.ts'
import type { RenderFirstView } from './render.tsx'

/** The folder in a build that holds the pages as the server renders them. A dot folder: it is not served. */
export const SERVER_FOLDER = '.server'

/** Loads what a build has for the server: the pages as it renders them, and the chunks of each. */
export async function loadFirstView(folder: string): Promise<{ render: RenderFirstView; table: PageTable }> {
  const [module, table] = await Promise.all([
    import(pathToFileURL(join(folder, SERVER_FOLDER, 'render.js')).href) as Promise<{ renderFirstView: RenderFirstView }>,
    readPageTable(join(folder, '.page-chunks.json')),
  ])
  return { render: module.renderFirstView, table }
}

/** Returns the handler of visits, which leaves every page to the browser where the settings say so. */
export function prepareFirstView({
  document,
  render,
  table,
  settings,
  log,
  metrics,
}: {
  document: Pick<Document, 'html' | 'headers'>
  render: RenderFirstView
  table?: PageTable
  settings: Pick<Settings, 'firstViewMs' | 'navigation'>
  log: Log
  metrics: Metrics
}): FirstViewHandler {
  // In hash navigation the server never sees which page is meant.
  if (settings.firstViewMs === 0 || settings.navigation === 'hash') return () => undefined
  return firstViewHandler({
    document: cutDocument(document.html),
    headers: document.headers,
    pages: keyedPages(table),
    render,
    patienceMs: settings.firstViewMs,
    log,
    metrics,
  })
}
