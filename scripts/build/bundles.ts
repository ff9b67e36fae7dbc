import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from './paths.ts'

/** Name of the file in which Vite lists the bundled packages. */
export const VITE_PACKAGE_LIST = '.bundled.json'

/** Builds the pages for browsers. */
export function buildPages(dist: string, verbose = false): Promise<void> {
  return bundle({ outDir: dist }, verbose)
}

/** Builds the server into the subfolder `server` of `dist`. */
export function buildServer(dist: string, verbose = false): Promise<void> {
  return bundle({ ssr: true, outDir: join(dist, 'server') }, verbose)
}

async function bundle(options: { ssr?: boolean; outDir: string }, verbose = false): Promise<void> {
  await build({
    root: ROOT,
    logLevel: verbose ? 'info' : 'warn',
    build: {
      emptyOutDir: true,
      license: { fileName: VITE_PACKAGE_LIST },
      sourcemap: 'hidden',
      // Otherwise, Rolldown warns on slow machines that the router's plugin is slow.
      rolldownOptions: { checks: { pluginTimings: false } },
      ...options,
    },
  })
}
