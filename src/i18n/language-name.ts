/** A language by its name in the page's language. A tag that names none stays as it came. */
export function languageName(tag: string, locale: string): string {
  try {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    return names.of(tag.trim().replaceAll('_', '-')) ?? tag
  } catch {
    return tag
  }
}
