import type { Languages, Messages } from './languages.ts'

/** Prefix of a message that is not translated yet. It is visible on the page. */
const DRAFT = 'DRAFT: '

const isDraft = ([, message]: [string, string]) => message.startsWith(DRAFT)

export function withoutDrafts(languages: Languages): Languages {
  const translated = (messages: Messages) => new Map([...messages].filter((message) => !isDraft(message)))
  return new Map([...languages].map(([language, messages]) => [language, translated(messages)]))
}

export function draftLines(languages: Languages): string[] {
  return [...languages].flatMap(([language, messages]) => {
    const keys = [...messages].filter(isDraft).map(([key]) => key)
    return keys.length > 0 ? [`${language}: drafts to translate: ${keys.join(', ')}`] : []
  })
}

/** Adds drafts with the English text for missing messages; `added` contains the keys of new or changed drafts. */
export function withDrafts(current: Messages, english: Messages): { messages: Messages; added: string[] } {
  const translated = [...current].filter((message) => !isDraft(message))
  const drafts = [...english].map(([key, text]) => [key, DRAFT + text] as const)
  const messages = new Map([...drafts, ...translated])
  return { messages, added: [...messages].filter(([key, text]) => current.get(key) !== text).map(([key]) => key) }
}
