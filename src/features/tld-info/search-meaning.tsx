import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import type { TldSearch } from '#api/tld-info.ts'
import { readDomain } from '#lib/domain-name.ts'
import { buttonClass } from '#ui/button.tsx'
import { writeAddress } from './address.ts'
import styles from './tld-info.module.css'

/** Says what a search was taken for, and offers the other reading and the way back to the whole list. */
export function SearchMeaning({ hash, search }: { hash: string; search: TldSearch }) {
  const t = useTranslations('tldInfo.search')
  const { tld, registry } = search
  if (!tld && !registry) return null
  const other = tld?.replace(/^\./, '')
  const all = { ...search, page: 1, tld: undefined, registry: undefined }
  return (
    <div className={styles.meaning}>
      {tld && <p>{t('byTld', { tld: readDomain(tld).shown })}</p>}
      {registry && <p>{t('byProvider', { text: registry })}</p>}
      {!registry && other && <Link {...to({ ...all, registry: other })}>{t('providersInstead', { text: other })}</Link>}
      <Link {...to(all)}>{t('all')}</Link>
    </div>
  )

  function to(view: TldSearch) {
    return {
      to: '/tld-info/$hash',
      params: { hash },
      search: writeAddress(view),
      resetScroll: false,
      className: buttonClass('link'),
    } as const
  }
}
