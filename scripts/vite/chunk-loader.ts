import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Vite's wrapper of every `import()` in a build. */
const HELPER = '\0vite/preload-helper.js'
const LOADER = fileURLToPath(new URL('../../src/lib/load-chunk.ts', import.meta.url))

/**
 * Loads chunks by src/lib/load-chunk.ts instead of Vite's helper, which has no time limit and spends half of its bytes on
 * stylesheets: here, there is one, in the document.
 */
export function chunkLoader(): Plugin {
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null
      return { code: `export { loadChunk as __vitePreload } from ${JSON.stringify(LOADER)}`, moduleType: 'js' }
    },
  }
}
