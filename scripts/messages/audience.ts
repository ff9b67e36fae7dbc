/** Namespaces of the pages that resellers try out; all others are read by registrants. */
const FOR_RESELLERS = ['testPage', 'sampleFailure', 'preview', 'brandCheck']

/** Whether a registrant sees the message, and the words are ours. */
export function isForRegistrants(key: string): boolean {
  return !FOR_RESELLERS.some((namespace) => isIn(key, namespace)) && !isMandated(key)
}

/** Whether a policy prescribes the message word for word, in English. */
export function isMandated(key: string): boolean {
  return key.includes('.mandated.')
}

/** Whether a key is that of a message or group, or inside of the group. */
export function isIn(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}.`)
}
