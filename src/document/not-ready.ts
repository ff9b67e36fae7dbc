import type { Messages } from 'use-intl/core'
import type { Language } from '#i18n/negotiate.ts'

const FILES = import.meta.glob<Pick<Messages, 'notReady'>>('../i18n/locales/*/document.json', {
  eager: true,
  import: 'default',
})

/** Returns the text that a rendered page needs for its `notReady`: it holds its own language only. */
export function notReadyText(language: Language): string {
  const messages = FILES[`../i18n/locales/${language}/document.json`]
  if (messages === undefined) throw new Error(`No text for ${language}`)
  return messages.notReady
}
