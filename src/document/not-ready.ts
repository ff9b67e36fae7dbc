import type { Language } from '#i18n/negotiate.ts'

const TEXTS = import.meta.glob<string>('../i18n/locales/*.json', { eager: true, import: 'notReady' })

/** Returns the text that a rendered page needs for its `notReady`: it holds its own language only. */
export function notReadyText(language: Language): string {
  const text = TEXTS[`../i18n/locales/${language}.json`]
  if (text === undefined) throw new Error(`No text for ${language}`)
  return text
}
