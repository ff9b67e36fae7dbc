import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'

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
        resolveId: (source) => (source === '#lib/scrub.ts' ? resolve('tests/support/no-scrub.ts') : null),
      },
    ],
  })
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}
