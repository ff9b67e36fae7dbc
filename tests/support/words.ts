import { readLanguages } from '#scripts/messages/languages.ts'

/** Matches a text of the pages by its English words, whatever language they are shown in. */
export type Words = (english: string) => RegExp

const languages = await readLanguages()

/** The tags of all languages of the pages. */
export const LANGUAGES = [...languages.keys()]

/** Returns what matches the pages' texts in a language. It throws for words that are no message of theirs. */
export function wordsIn(language: string): Words {
  const messages = languages.get(language)
  return (english) => {
    const keys = [...(languages.get('en') ?? [])].filter(([, text]) => text === english).map(([key]) => key)
    const texts = new Set(keys.flatMap((key) => messages?.get(key) ?? []))
    if (texts.size === 0) throw new Error(`No message in ${language} stands for "${english}"`)
    // The same English words may be several messages, which other languages tell apart.
    return new RegExp(
      `^(${[...texts].map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})$`,
    )
  }
}
