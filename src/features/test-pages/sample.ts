/** The sample item of a test page; empty when there is none, as its page must bear that too. */
export function itemOf(info: unknown): object {
  return isItem(info) ? info : {}
}

export function isItem(info: unknown): info is object {
  return typeof info === 'object' && info !== null && !Array.isArray(info)
}

/** The language that a sample item speaks, when its kind has one. */
export function languageOf(info: unknown): unknown {
  return isItem(info) && 'messaging_language' in info ? info.messaging_language : undefined
}
