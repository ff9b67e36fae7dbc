import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import type { TldSearch } from '#api/tld-info.ts'
import { readDomain } from '#lib/domain-name.ts'
import { MAX_TEXT_LENGTH, writeAddress } from './address.ts'
import { suggest } from './names.ts'
import styles from './tld-info.module.css'

export function SearchBox({
  text,
  names,
  onFocus,
  onSearch,
}: {
  text: string
  names: readonly string[]
  onFocus: () => void
  onSearch: (text: string) => void
}) {
  const t = useTranslations('tldInfo.search')
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [previousText, setPreviousText] = useState(text)
  // The search was changed elsewhere, for example by the Back button.
  if (previousText !== text) {
    setPreviousText(text)
    setTyped(text)
  }
  const deferredText = useDeferredValue(typed)
  const suggestions = useMemo(() => suggest(names, deferredText), [names, deferredText])
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          // Browsers can autofill the field without an event.
          onSearch(event.currentTarget.querySelector('input')?.value ?? typed)
        }}
      >
        <label htmlFor={id}>{t('label')}</label>
        <input
          id={id}
          type="search"
          list={`${id}-names`}
          value={typed}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          onFocus={onFocus}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={`${id}-names`}>
          {suggestions.map(({ name, ascii }, index) => (
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

type Props = {
  hash: string
  search: TldSearch
  /** Called when the user follows a link, to move the focus, because the link then disappears. */
  onFollow: () => void
}

/** How the search was interpreted, with links to the alternative search and the whole list. */
export function SearchMeaning(props: Props) {
  const t = useTranslations('tldInfo.search')
  const { tld, registry } = props.search
  return tld || registry ? (
    <div className={styles.meaning}>
      {tld && <p>{t('byTld', { tld: readDomain(tld).unicode })}</p>}
      {registry && <p>{t('byProvider', { text: registry })}</p>}
      <OtherSearches {...props} look="link" />
    </div>
  ) : null
}

export function OtherSearches({ hash, search, onFollow, look }: Props & { look: Parameters<typeof buttonClass>[0] }) {
  const t = useTranslations('tldInfo.search')
  const { tld, registry } = search
  const term = tld?.replace(/^\./, '')
  const all = { ...search, page: 1, tld: undefined, registry: undefined }
  return (
    <>
      {!registry && term && <Link {...link({ ...all, registry: term })}>{t('providersInstead', { text: term })}</Link>}
      {(tld || registry) && <Link {...link(all)}>{t('all')}</Link>}
    </>
  )

  function link(view: TldSearch) {
    return {
      to: '/tld-info/$hash',
      params: { hash },
      search: writeAddress(view),
      state: true,
      resetScroll: false,
      className: buttonClass(look),
      onClick: onFollow,
    } as const
  }
}
