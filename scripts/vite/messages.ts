import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { readTree, type Tree } from '#scripts/messages/read-tree.ts'

/**
 * Compiles the ICU messages of `src/i18n/locales/*.json?namespace=…`, so that the browser needs no parser, and keeps
 * those of the namespace only. A file that is no JSON stops the build with its line, a message that does not parse with its
 * key.
 */
export function compiledMessages(namespaces: Record<string, readonly string[]>): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      const [, file = '', namespace] = /(src\/i18n\/locales\/[\w-]+\.json)\?namespace=([\w-]+)$/.exec(id) ?? []
      if (namespace === undefined) return null
      const wanted = namespaces[namespace]
      if (!wanted) throw new Error(`${id}: there is no namespace ${namespace} in src/i18n/namespaces.ts`)
      const messages = Object.fromEntries(Object.entries(readTree(code, file)).filter(([key]) => wanted.includes(key)))
      return { code: `export default ${JSON.stringify(compileAll(messages, file))}`, map: null, moduleType: 'js' }
    },
  }
}

/**
 * Compiles messages for the formatter that browsers are sent.
 * @param file its name, for the message
 * @throws {Error} That names file and key of a message that is not valid ICU
 */
export function compileAll(messages: Tree, file: string, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => {
      if (typeof value !== 'string') return [key, compileAll(value, file, `${prefix}${key}.`)]
      try {
        return [key, compile(value)]
      } catch (cause) {
        throw new Error(`${file}: the message ${prefix}${key} is not valid ICU: ${String(cause)}`, { cause })
      }
    }),
  )
}
