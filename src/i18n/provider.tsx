import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl/react'
import { readTimeZone } from '#lib/moment-formats.ts'
import { shownLanguage } from './language-store.ts'
import { LIKELY_TIME_ZONES } from './likely-time-zones.ts'

/** Servers do not know the reader's time zone and use a likely one, which an inline script corrects (src/document/). */
const TIME_ZONE = import.meta.env.SSR ? undefined : readTimeZone()

/** Provides the messages of the current language, and sets the document's language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(shownLanguage.subscribe, shownLanguage.get, shownLanguage.get)
  const language = shown?.language
  // From now on, React shows errors, and chunk-guard does not.
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
