import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { messagesOf } from '#i18n/messages-of.ts'
import { readTree, type Tree } from '#scripts/messages/languages.ts'

/** Matches the path of a message file. */
const FILE = /src\/i18n\/locales\/[\w-]+\/[\w-]+\.json$/

/**
 * Compiles the ICU messages of `src/i18n/locales/`, so that the browser needs no parser. The build fails on invalid
 * JSON and invalid messages; the error contains the line number of the JSON, or the key of the message.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      const [file] = FILE.exec(id) ?? []
      if (file === undefined) return null
      return {
        code: `export default ${JSON.stringify(compileAll(readTree(code, file), file))}`,
        map: null,
        moduleType: 'js',
      }
    },
  }
}

/**
 * Compiles messages for the formatter in the browser.
 * @param file the name of the message file, for errors
 * @throws {Error} With the file and key of a message that is not valid ICU
 */
function compileAll(messages: Tree, file: string, prefix = ''): Record<string, unknown> {
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

/** Replaces `messagesOf('path')` with the messages at that path, by language. They are plain text, not ICU. */
export function inlineMessages(): Plugin {
  return {
    name: 'inline-messages',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/(document|server)\//.test(id) || !code.includes('= messagesOf(')) return null
      return {
        code: code.replaceAll(
          /= messagesOf\('([\w.]+)'\)/g,
          (_, path: string) => `= ${JSON.stringify(messagesOf(path))}`,
        ),
        map: null,
      }
    },
  }
}
