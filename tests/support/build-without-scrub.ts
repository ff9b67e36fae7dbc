import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const NO_SCRUB = fileURLToPath(new URL('./no-scrub.ts', import.meta.url))

/** Builds the pages into a folder of its own with texts left as they are in reports: the control of the monitoring test. */
export async function buildWithoutScrub(): Promise<AsyncDisposable & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-no-scrub-'))
  await build({
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      {
        name: 'no-scrub',
        enforce: 'pre',
        resolveId: (source) => (source === '#lib/scrub.ts' ? NO_SCRUB : null),
      },
    ],
  })
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}
