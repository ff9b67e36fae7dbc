import { useTranslations } from 'use-intl/react'
import type { TldSearch } from '#api/tld-info.ts'
import { Button } from '#ui/button.tsx'
import { readDomain } from '#lib/domain-name.ts'
import styles from './tld-info.module.css'
import type { Go } from './use-go.ts'

/** Says what a search was taken for, and offers the other reading and the way back to the whole list. */
export function SearchMeaning({ search, go }: { search: TldSearch; go: Go }) {
  const t = useTranslations('tldInfo.search')
  const { tld, registry } = search
  if (!tld && !registry) return null
  const other = tld?.replace(/^\./, '')
  const all = { ...search, page: 1, tld: undefined, registry: undefined }
  return (
    <div className={styles.meaning}>
      {tld && <p>{t('byTld', { tld: readDomain(tld).shown })}</p>}
      {registry && <p>{t('byProvider', { text: registry })}</p>}
      {!registry && other && (
        <Button look="link" onClick={() => go({ ...all, registry: other })}>
          {t('providersInstead', { text: other })}
        </Button>
      )}
      <Button look="link" onClick={() => go(all)}>
        {t('all')}
      </Button>
    </div>
  )
}
