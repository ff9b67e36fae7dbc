import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { codeOf } from '#server/log.ts'
import type { Metrics } from '#server/metrics.ts'
import { LIMITS } from '#server/limits.ts'
import type { Settings } from '#server/settings.ts'
import { createSlots, type Slots } from '#server/slots.ts'
import { StartProblem } from '#server/start-problem.ts'
import { isRendering, prepareFirstView, type FirstViewDependencies, type FirstViewHandler } from './handler.ts'
import type { Manifest, Namespaces } from './pages.ts'
import type { RenderFirstView } from './render.tsx'

/** The folder in a build with the server's code, which renders the pages. It is not served. */
const SERVER_FOLDER = 'server'
/** Vite's list of the build's files (vite.config.ts). */
const MANIFEST = '.manifest.json'

/** @param onBusy called when the queue of renderings becomes full, and when it no longer is */
export function createRenderSlots(
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
 * Returns the handler that renders a build's pages, or leaves all pages to the browser if the settings disable rendering.
 *
 * @throws StartProblem when the build lacks its files for the server
 */
export async function loadFirstView(folder: string, dependencies: FirstViewDependencies): Promise<FirstViewHandler> {
  if (!isRendering(dependencies.settings)) return () => undefined
  const [{ renderFirstView: render, pageNamespaces: namespaces }, manifest] = await Promise.all([
    import(pathToFileURL(join(folder, SERVER_FOLDER, 'render.js')).href) as Promise<{
      renderFirstView: RenderFirstView
      pageNamespaces: Namespaces
    }>,
    readFile(join(folder, MANIFEST), 'utf8').then((text) => JSON.parse(text) as Manifest),
  ]).catch((error: unknown) => {
    if (!['ERR_MODULE_NOT_FOUND', 'ENOENT'].includes(codeOf(error) ?? '')) throw error
    throw new StartProblem(
      `The build lacks files for the server (${SERVER_FOLDER}, ${MANIFEST}). Run "npm run build", and copy files whose names begin with a dot, too.`,
    )
  })
  return prepareFirstView({ ...dependencies, render, build: { manifest, namespaces } })
}
