import { messagesIn, type Languages, type Messages, type Tree } from './languages.ts'

/** How a message begins whose translation is still to be made. Whoever opens the page sees it. */
const DRAFT = 'DRAFT: '

/** The languages without the messages that are drafts: nobody has worded these yet. */
export function withoutDrafts(languages: Languages): Languages {
  const worded = (messages: Messages) => new Map([...messages].filter(([, message]) => !isDraft(message)))
  return new Map([...languages].map(([language, messages]) => [language, worded(messages)]))
}

/** Lists the drafts of each language. */
export function draftLines(languages: Languages): string[] {
  return [...languages].flatMap(([language, messages]) => {
    const keys = [...messages].flatMap(([key, message]) => (isDraft(message) ? [key] : []))
    return keys.length > 0 ? [`${language}: drafts to translate: ${keys.join(', ')}`] : []
  })
}

/** Returns whether drafts are errors: in CI, which sets `CI` to anything but "false". */
export function rejectsDrafts({ CI }: Record<string, string | undefined>): boolean {
  return !['', '0', 'false'].includes(CI ?? '')
}

/**
 * The messages of a language with a draft, the English message, for each that it lacks, in the order of the English ones. A
 * draft of an English message that has changed is replaced. Messages that English does not have stay at the end of their part.
 * @returns the messages, and the keys of those whose drafts are new
 */
export function withDrafts(own: Tree, english: Tree): { messages: Tree; added: string[] } {
  const before = messagesIn(own)
  const messages = fill(own, english)
  return {
    messages,
    added: [...messagesIn(messages)].filter(([key, text]) => before.get(key) !== text).map(([key]) => key),
  }
}

function fill(tree: Tree, english: Tree): Tree {
  const filled = Object.entries(english).map(([key, value]): [string, string | Tree] => {
    const own = tree[key]
    const isWorded = own !== undefined && !(typeof own === 'string' && isDraft(own))
    if (typeof value === 'string') return [key, isWorded ? own : DRAFT + value]
    return [key, fill(typeof own === 'object' ? own : {}, value)]
  })
  return {
    ...Object.fromEntries(filled),
    ...Object.fromEntries(Object.entries(tree).filter(([key]) => !(key in english))),
  }
}

function isDraft(message: string): boolean {
  return message.startsWith(DRAFT)
}
