import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { prepareDocument } from './document.ts'
import { loadFirstView } from './first-view/prepare.ts'
import { openLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createPendingReads } from './pending-reads.ts'
import { openRateLimitStore } from './rate-limit-store.ts'
import { run } from './run.ts'
import { startSandbox } from './sandbox.ts'
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'
import { answerWithFile, DOCUMENT_NAME, readStaticFiles } from './static-files.ts'

/**
 * Serves a build until the process is told to end.
 * @param folder the folder of the build
 * @throws StartProblem when there is no build or no port
 */
export async function serveBuild(settings: Settings, folder: string): Promise<void> {
  const html = await readFile(join(folder, DOCUMENT_NAME), 'utf8').catch(() => {
    throw new StartProblem(
      'There is no build to serve. Run "npm run build" first, or "npm start", which builds when needed.',
    )
  })
  const { log, close: closeLog } = openLog()
  const [document, files, sandbox, store] = await Promise.all([
    prepareDocument(html, settings),
    readStaticFiles(folder),
    startSandbox(settings),
    settings.rateLimitStore === undefined ? undefined : openRateLimitStore(settings.rateLimitStore, log),
  ])
  const metrics = createMetrics()
  const pendingReads = createPendingReads()
  const visits = await loadFirstView(folder, { document, settings, pendingReads, log, metrics })
  const app = createApp({
    settings,
    sandbox: sandbox?.origin,
    pages: (request, reply) =>
      answerWithFile(files, request, reply) ?? visits(request, reply) ?? document.send(request, reply),
    pendingReads,
    log,
    metrics,
    store,
  })
  await run(app, { settings, metrics, log }, async () => {
    store?.storeClient.disconnect()
    await sandbox?.close()
    await closeLog()
  })
}
