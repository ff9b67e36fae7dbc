import type { Plugin } from 'vite'
import { messagesOf } from '#i18n/messages-of.ts'

/**
 * Replaces `messagesOf('path')` in scripts of the document by those messages, by language. They have no arguments, so
 * nothing needs compiling.
 */
export function inlineMessages(): Plugin {
  return {
    name: 'inline-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/document/')) return null
      return code.replaceAll(
        /= messagesOf\('([\w.]+)'\)/g,
        (_, path: string) => `= ${JSON.stringify(messagesOf(path))}`,
      )
    },
  }
}
