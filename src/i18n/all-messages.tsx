import type { ReactNode } from 'react'
import type { Messages } from 'use-intl/core'
import { IntlProvider } from 'use-intl/react'
import type { Language } from './negotiate.ts'

const FILES = import.meta.glob<Partial<Messages>>('./locales/*/*.json', { import: 'default', eager: true })

/** Returns all messages of a language, compiled as browsers load them. For component tests. */
export function allMessages(language: Language): Messages {
  const files = Object.entries(FILES).filter(([path]) => path.startsWith(`./locales/${language}/`))
  return Object.assign({}, ...files.map(([, messages]) => messages)) as Messages
}

/** Provides all English messages. For component tests. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={allMessages('en')} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}
