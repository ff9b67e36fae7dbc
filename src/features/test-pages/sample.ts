/** Returns the item in the `info` of a test page's sample, or an empty object. */
export function itemOf(info: unknown): object {
  return isItem(info) ? info : {}
}

export function isItem(info: unknown): info is object {
  return typeof info === 'object' && info !== null && !Array.isArray(info)
}

export function languageOf(info: unknown): unknown {
  return isItem(info) && 'messaging_language' in info ? info.messaging_language : undefined
}
