/** Returns the name of a language, or the tag if it is unknown. */
export function languageName(tag: string, locale: string): string {
  try {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    return names.of(tag.trim().replaceAll('_', '-')) ?? tag
  } catch {
    return tag
  }
}
