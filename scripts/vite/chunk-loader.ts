import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What Vite puts around every `import()` in a build. */
const HELPER = '\0vite/preload-helper.js'
const LOADER = fileURLToPath(new URL('../../src/lib/load-part.ts', import.meta.url))

/**
 * Loads the parts of the pages by src/lib/load-part.ts instead of Vite's helper, which knows no time limit and spends
 * half of its bytes on stylesheets: here, there is one, in the document.
 */
export function partLoader(): Plugin {
  return {
    name: 'part-loader',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null
      return { code: `export { loadPart as __vitePreload } from ${JSON.stringify(LOADER)}`, moduleType: 'js' }
    },
  }
}
