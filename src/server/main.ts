import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { prepareDocument } from './document.ts'
import { createRenderSlots, loadFirstView } from './first-view/prepare.ts'
import { openLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openRateLimitStore } from './rate-limit-store.ts'
import { createRateLimit } from './rate-limit.ts'
import { run } from './run.ts'
import { startSandbox } from './sandbox.ts'
import type { Settings } from './settings.ts'
import { shedLoad } from './shed-load.ts'
import { StartProblem } from './start-problem.ts'
import { respondWithFile, DOCUMENT_NAME, readStaticFiles } from './static-files.ts'

/**
 * Serves a build until the process receives a signal to end.
 * @param folder the folder of the build
 * @throws StartProblem when there is no build or a port cannot be used
 */
export async function serveBuild(settings: Settings, folder: string): Promise<void> {
  const html = await readFile(join(folder, DOCUMENT_NAME), 'utf8').catch(() => {
    throw new StartProblem(
      'There is no build to serve. Run "npm run build" first, or "npm start", which builds when needed.',
    )
  })
  const { log, flushSync, close: closeLog } = openLog()
  const [document, files, sandbox, store] = await Promise.all([
    prepareDocument(html, settings),
    readStaticFiles(folder),
    startSandbox(settings),
    settings.rateLimitStore === undefined ? undefined : openRateLimitStore(settings.rateLimitStore, log),
  ])
  const metrics = createMetrics()
  if (store) metrics.watch({ storeUp: store.isUp })
  const rateLimit = createRateLimit(settings.rateLimit, store)
  let notifyBusy: (isBusy: boolean) => void = () => {}
  const renderSlots = createRenderSlots(settings, metrics, (isBusy) => notifyBusy(isBusy))
  const firstView = await loadFirstView(folder, {
    document,
    settings,
    hasSandbox: sandbox !== undefined,
    renderSlots,
    rateLimit,
    log,
    metrics,
  })
  const app = createApp({
    settings,
    sandbox: sandbox?.origin,
    rateLimit,
    log,
    metrics,
    pages: (request, reply) =>
      respondWithFile(files, request, reply) ?? firstView(request, reply) ?? document.send(request, reply),
  })
  // The sandbox's work also delays the event loop, but says nothing about visitors.
  if (!sandbox) shedLoad(app)
  const options = {
    settings,
    metrics,
    log,
    flushLog: flushSync,
    requestsInFlight: app.requestsInFlight,
    onBusy: (listener: typeof notifyBusy) => void (notifyBusy = listener),
  }
  await run(app, options, async () => {
    store?.close()
    await sandbox?.close()
    await closeLog()
  })
}
