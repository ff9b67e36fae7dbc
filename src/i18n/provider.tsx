import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl/react'
import { shownLanguage } from './language-store.ts'

const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Gives the messages of the shown language to everything below, and keeps the document's language in step. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(shownLanguage.subscribe, shownLanguage.get)
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
