import type en from './locales/en.json'
import type { Language } from './negotiate.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en
    Locale: Language
  }
}
