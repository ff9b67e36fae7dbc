import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LOCALES = new URL('../../src/i18n/locales/', import.meta.url)

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

/** Returns a message, or a group of them, by language. */
export function messagesOf(path: string): Record<string, unknown> {
  const files = readdirSync(LOCALES).filter((name) => /^[\w-]+\.json$/.test(name))
  return Object.fromEntries(
    files.map((name) => {
      const messages: unknown = JSON.parse(readFileSync(new URL(name, LOCALES), 'utf8'))
      const found = path.split('.').reduce((all, key) => (all as Record<string, unknown> | undefined)?.[key], messages)
      if (found === undefined) throw new Error(`src/i18n/locales/${name} has no ${path}`)
      return [name.slice(0, -'.json'.length), found]
    }),
  )
}
