import { useLocale } from 'use-intl/react'
import { chooseLanguage, languageOffer } from '#i18n/language-store.ts'
import type { Language } from '#i18n/negotiate.ts'
import { Button } from '#ui/button.tsx'
import { useStore } from '#ui/use-store.ts'
import styles from './shell.module.css'

/** Offers the browser's language, in that language, until a person has chosen one. */
export function LanguageOffer() {
  const offer = useStore(languageOffer)
  const locale = useLocale()
  if (!offer || offer.language === locale) return null
  const { language, text } = offer
  return (
    <p id="language-offer" lang={language} className={styles.offer}>
      <Button look="link" onClick={() => void chooseLanguage(language as Language).then(focusContent)}>
        {text}
      </Button>
    </p>
  )
}

/** The button that was clicked is gone. */
function focusContent(): void {
  document.querySelector<HTMLElement>('#content')?.focus()
}
