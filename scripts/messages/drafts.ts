import { messagesOf, type Languages, type Messages } from './languages.ts'
import { readTree, type Tree } from './read-tree.ts'

/** How a message begins whose translation is still to be made. Whoever opens the page sees it. */
const DRAFT = 'DRAFT: '

/** The languages without the messages that are drafts: nobody has worded these yet. */
export function withoutDrafts(languages: Languages): Languages {
  const worded = (messages: Messages) => new Map([...messages].filter(([, message]) => !isDraft(message)))
  return new Map([...languages].map(([language, messages]) => [language, worded(messages)]))
}

/** A line for all languages with the same drafts: `de.json, fr.json: 2 drafts to translate: listing.question, listing.price`. */
export function draftLines(languages: Languages): string[] {
  const drafts = [...languages].map(([language, messages]) => {
    const keys = [...messages].filter(([, message]) => isDraft(message)).map(([key]) => key)
    return { file: `${language}.json`, keys: keys.join(', '), count: keys.length }
  })
  const alike = Map.groupBy(drafts, ({ keys }) => keys)
  alike.delete('')
  return [...alike].map(([keys, own]) => {
    const count = own[0]?.count === 1 ? '1 draft' : `${own[0]?.count} drafts`
    return `${own.map(({ file }) => file).join(', ')}: ${count} to translate: ${keys}`
  })
}

/** Whether drafts are faults: in CI, which sets `CI` to anything but "false". */
export function refusesDrafts({ CI }: Record<string, string | undefined>): boolean {
  return !['', '0', 'false'].includes(CI ?? '')
}

/**
 * The text of a language file with a draft, the English message, for each message that it lacks, in the order of the
 * English file. A draft of an English message that has changed is replaced. Messages that the English file does not have
 * stay at the end of their part.
 * @returns the file, and the keys of the messages whose drafts are new in it
 */
export function withDrafts(file: string, english: string): { file: string; added: string[] } {
  const before = messagesOf(file)
  const merged = fill(readTree(file, 'The language file'), readTree(english, 'The English file'))
  const text = `${JSON.stringify(merged, null, 2)}\n`
  const added = [...messagesOf(text)].filter(([key, message]) => before.get(key) !== message).map(([key]) => key)
  return { file: added.length > 0 ? text : file, added }
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
