import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import { LONGEST_TEXT } from './address.ts'
import { suggest } from './names.ts'
import styles from './tld-info.module.css'

/** The search by TLD or provider. Offers names of TLDs while somebody types. */
export function SearchBox({
  text,
  names,
  onUse,
  onSearch,
}: {
  text: string
  names: readonly string[]
  onUse: () => void
  onSearch: (text: string) => void
}) {
  const t = useTranslations('tldInfo.search')
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [shownFor, setShownFor] = useState(text)
  // Back shows another search.
  if (shownFor !== text) {
    setShownFor(text)
    setTyped(text)
  }
  const typedLately = useDeferredValue(typed)
  const offers = useMemo(() => suggest(names, typedLately), [names, typedLately])
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          // A browser may have filled the box without an event.
          onSearch(event.currentTarget.querySelector('input')?.value ?? typed)
        }}
      >
        <label htmlFor={id}>{t('label')}</label>
        <input
          id={id}
          type="search"
          list={`${id}-names`}
          value={typed}
          maxLength={LONGEST_TEXT}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          onFocus={onUse}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={`${id}-names`}>
          {offers.map(({ name, ascii }, index) => (
            <option key={index} value={name}>
              {ascii ?? name}
            </option>
          ))}
        </datalist>
        <Button type="submit" look="primary">
          {t('button')}
        </Button>
      </form>
    </search>
  )
}
