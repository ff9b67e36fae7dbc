/** Decodes percent sequences; `undefined` when one of them is malformed. */
export function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
