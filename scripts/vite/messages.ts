import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Messages = { [key: string]: string | Messages }

/**
 * Compiles the ICU messages of `src/i18n/locales/*.json?namespace=…`, so that the browser needs no parser, and keeps
 * those of the namespace only. A message that does not parse stops the build with its file and key.
 */
export function compiledMessages(namespaces: Record<string, readonly string[]>): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      const namespace = /\/i18n\/locales\/[\w-]+\.json\?namespace=([\w-]+)$/.exec(id)?.[1]
      if (namespace === undefined) return null
      const wanted = namespaces[namespace]
      if (!wanted) throw new Error(`${id}: there is no namespace ${namespace} in src/i18n/namespaces.ts`)
      const all = JSON.parse(code) as Messages
      const messages = Object.fromEntries(Object.entries(all).filter(([key]) => wanted.includes(key)))
      return { code: `export default ${JSON.stringify(compileAll(messages, id, ''))}`, map: null, moduleType: 'js' }
    },
  }
}

function compileAll(messages: Messages, file: string, prefix: string): Record<string, unknown> {
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
