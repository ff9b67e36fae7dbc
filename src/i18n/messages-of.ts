import { readdirSync, readFileSync } from 'node:fs'

const LOCALES = new URL('locales/', import.meta.url)

/** Reads a message, or a group of them, by language. For Node: browsers fetch messages by namespace. */
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
