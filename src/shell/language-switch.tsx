import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl/react'
import { chooseLanguage, languageOffer } from '#i18n/language-store.ts'
import { type Language, LANGUAGES } from '#i18n/negotiate.ts'
import { VisuallyHidden } from '#ui/layout.tsx'
import { Button } from '#ui/button.tsx'
import { useStore } from '#ui/use-store.ts'
import styles from './shell.module.css'

/** Switches the language without losing form values. */
export function LanguageSwitch() {
  const t = useTranslations('shell.footer')
  const language = useLocale()
  const [changed, setChanged] = useState(false)
  const id = useId()
  const choose = async (choice: Language) => {
    await chooseLanguage(choice)
    setChanged(true)
  }
  return (
    <div className={styles.language}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('language')}</VisuallyHidden>
      </label>
      <select id={id} value={language} onChange={(event) => void choose(event.target.value as Language)}>
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <VisuallyHidden role="status">{changed ? t('languageChanged') : ''}</VisuallyHidden>
    </div>
  )
}

/** Offers the language of the browser until the user chooses one. */
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

/** Moves focus to the content, because the clicked button is gone. */
function focusContent(): void {
  document.querySelector<HTMLElement>('#content')?.focus()
}
