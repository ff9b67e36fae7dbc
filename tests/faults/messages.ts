import { readLanguages } from '#scripts/messages/languages.ts'
import { RETRY_AFTER } from './faults.ts'

const english = (await readLanguages()).get('en')

/** Placeholders with a known value. */
const KNOWN: Record<string, string> = { '{wait}': `${RETRY_AFTER} seconds` }

/** Returns a pattern for one or several English messages, with any arguments. Throws for an unknown key. */
export function messagePattern(...keys: readonly string[]): RegExp {
  return new RegExp(keys.map(patternSource).join('|'))
}

function patternSource(key: string): string {
  const message = english?.get(key)
  if (message === undefined) throw new Error(`There is no message "${key}"`)
  // Some messages have one text if the domain is known, and another if not.
  const [, named, unnamed] = /^\{named, select, yes \{(.*)\} other \{(.*)\}\}$/.exec(message) ?? []
  return [named ?? message, unnamed]
    .filter((each) => each !== undefined)
    .map(withWildcards)
    .join('|')
}

function withWildcards(message: string): string {
  const parts = message.split(/(\{\w+\}|<[^>]+>)/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return KNOWN[part] ?? (part.startsWith('{') ? '.+' : '')
  })
  return parts.join('')
}
