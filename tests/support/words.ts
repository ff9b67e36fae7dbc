import { readLanguages } from '#scripts/messages/languages.ts'

/** Finds a message by its English text, and returns a pattern that matches it in the page's language. */
export type Words = (english: string) => RegExp

const languages = await readLanguages()

/** The tags of all languages. */
export const LANGUAGES = [...languages.keys()]

/** Returns patterns for messages in a language. Throws for an unknown message. */
export function wordsIn(language: string): Words {
  const messages = languages.get(language)
  return (english) => {
    const keys = [...(languages.get('en') ?? [])].filter(([, text]) => text === english).map(([key]) => key)
    const texts = new Set(keys.flatMap((key) => messages?.get(key) ?? []))
    if (texts.size === 0) throw new Error(`No message in ${language} for "${english}"`)
    // Several messages may have the same English text but different translations.
    return new RegExp(
      `^(${[...texts].map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})$`,
    )
  }
}
