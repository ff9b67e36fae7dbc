import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = '\0react-as-esm:'
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom']

/**
 * Gives React, which comes as CommonJS only, named exports. Otherwise every chunk that imports it carries a conversion,
 * and the helper for that becomes a file of its own that each page must fetch.
 */
export function reactAsEsm(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'react-as-esm',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return PACKAGES.includes(source) && !importer?.startsWith(PREFIX) ? PREFIX + source : null
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const name = id.slice(PREFIX.length)
      const exported = Object.keys(require(name) as object)
      const lines = exported.map((part) => `export const ${part} = cjs.${part}`)
      return {
        code: [`import cjs from '${name}'`, 'export default cjs', ...lines].join('\n'),
        moduleSideEffects: false,
      }
    },
  }
}
