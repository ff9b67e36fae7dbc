import type { Messages } from './languages.ts'

/** What is wrong with a message, as the rest of a sentence that begins with its key, and what to write. */
export type Remark = { key: string; wrong: string; instead: string }

/** Judges the messages of a language, which is English itself for `en`. */
export type Check = (language: string, messages: Messages, english: Messages) => Remark[]

/** A remark for each text of each message that a rule has something to say about. */
export function remarksOn(
  texts: Iterable<readonly [key: string, text: string]>,
  rule: (text: string, key: string) => Omit<Remark, 'key'>[],
): Remark[] {
  return [...texts].flatMap(([key, text]) => rule(text, key).map((remark) => ({ key, ...remark })))
}
