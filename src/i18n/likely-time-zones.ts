import type { Language } from './negotiate.ts'

/** The time zone of most readers of a language. English has UTC, because unsupported languages fall back to English. */
export const LIKELY_TIME_ZONES: Readonly<Record<Language, string>> = {
  en: 'UTC',
  de: 'Europe/Berlin',
  es: 'Europe/Madrid',
  fr: 'Europe/Paris',
  it: 'Europe/Rome',
  nl: 'Europe/Amsterdam',
  'pt-BR': 'America/Sao_Paulo',
  tr: 'Europe/Istanbul',
}
