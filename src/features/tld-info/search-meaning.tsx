import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import type { TldSearch } from '#api/tld-info.ts'
import { readDomain } from '#lib/domain-name.ts'
import { buttonClass } from '#ui/button.tsx'
import { writeAddress } from './address.ts'
import styles from './tld-info.module.css'

type Search = {
  hash: string
  search: TldSearch
  /** Called when a link is followed, which goes with what it belongs to. */
  onFollow: () => void
}

/** Says what a search was taken for, and offers the other reading and the way back to the whole list. */
export function SearchMeaning(props: Search) {
  const t = useTranslations('tldInfo.search')
  const { tld, registry } = props.search
  return tld || registry ? (
    <div className={styles.meaning}>
      {tld && <p>{t('byTld', { tld: readDomain(tld).shown })}</p>}
      {registry && <p>{t('byProvider', { text: registry })}</p>}
      <OtherSearches {...props} look="link" />
    </div>
  ) : null
}

export function OtherSearches({ hash, search, onFollow, look }: Search & { look: Parameters<typeof buttonClass>[0] }) {
  const t = useTranslations('tldInfo.search')
  const { tld, registry } = search
  const other = tld?.replace(/^\./, '')
  const all = { ...search, page: 1, tld: undefined, registry: undefined }
  return (
    <>
      {!registry && other && <Link {...to({ ...all, registry: other })}>{t('providersInstead', { text: other })}</Link>}
      {(tld || registry) && <Link {...to(all)}>{t('all')}</Link>}
    </>
  )

  function to(view: TldSearch) {
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
