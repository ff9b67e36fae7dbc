import type { English } from './english.gen.ts'
import type { Language } from './negotiate.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: English
    Locale: Language
  }
}
