import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl/react'
import { readTimeZone } from '#lib/moment-formats.ts'
import { shownLanguage } from './language-store.ts'

/** A server does not know the reader's: what it writes is in UTC, until the document puts it right (src/document/). */
const TIME_ZONE = globalThis.document ? readTimeZone() : 'UTC'

/** Gives the messages of the shown language to everything below, and keeps the document's language in step. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(shownLanguage.subscribe, shownLanguage.get, shownLanguage.get)
  const language = shown?.language
  // For the document's guard of missing chunks: from here on React shows what has failed.
  useLayoutEffect(() => void dispatchEvent(new Event('pages:started')), [])
  useLayoutEffect(() => {
    if (language) document.documentElement.lang = language
  }, [language])
  if (!shown) return null
  return (
    <IntlProvider locale={shown.language} messages={shown.messages} timeZone={TIME_ZONE} onError={failLoudly}>
      {children}
    </IntlProvider>
  )
}

/** A message that cannot be shown is a defect of the page, and loud in every environment. */
function failLoudly(error: Error): void {
  console.error(error)
}
