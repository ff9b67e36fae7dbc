import { readdirSync, readFileSync } from 'node:fs'

const LOCALES = new URL('locales/', import.meta.url)

/** Reads a message, or a group of messages, in each language. Node only. */
export function messagesOf(path: string): Record<string, unknown> {
  return Object.fromEntries(
    readdirSync(LOCALES).map((language) => {
      const messages: unknown = readLanguage(language)
      const value = path.split('.').reduce((all, key) => (all as Record<string, unknown> | undefined)?.[key], messages)
      if (value === undefined) throw new Error(`src/i18n/locales/${language}/ has no ${path}`)
      return [language, value]
    }),
  )
}

function readLanguage(language: string): object {
  const folder = new URL(`${language}/`, LOCALES)
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as object)
  return Object.assign({}, ...files) as object
}
