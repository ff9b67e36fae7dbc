import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl/react'
import { readTimeZone } from '#lib/moment-formats.ts'
import { shownLanguage } from './language-store.ts'
import { LIKELY_TIME_ZONES } from './likely-time-zones.ts'

/** A server does not know the zone. It renders a likely one, and the document corrects it (src/document/). */
const TIME_ZONE = import.meta.env.SSR ? undefined : readTimeZone()

/** Provides the messages of the current language, and sets the document's language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(shownLanguage.subscribe, shownLanguage.get, shownLanguage.get)
  const language = shown?.language
  // For chunk-guard: from here on, React shows errors.
  useLayoutEffect(() => void dispatchEvent(new Event('pages:started')), [])
  useLayoutEffect(() => {
    if (language) document.documentElement.lang = language
  }, [language])
  if (!shown) return null
  return (
    <IntlProvider
      locale={shown.language}
      messages={shown.messages}
      timeZone={import.meta.env.SSR ? LIKELY_TIME_ZONES[shown.language] : TIME_ZONE}
    >
      {children}
    </IntlProvider>
  )
}
