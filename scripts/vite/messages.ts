import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Messages = { [key: string]: string | Messages }

/**
 * Compiles the ICU messages of `src/i18n/locales/*.json` at build time, so that the browser needs no parser.
 * A message that does not parse stops the build with its file and key.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/locales\/[\w-]+\.json$/.test(id)) return
      return { code: JSON.stringify(compileAll(JSON.parse(code) as Messages, id, '')), map: null }
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
