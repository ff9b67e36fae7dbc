import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { bdi } from '#ui/link-tag.tsx'
import { Notice } from '#ui/notice.tsx'
import { isTicked, type Ticks } from './choices.ts'
import { ConsentRow } from './consent-row.tsx'
import styles from './preferences.module.css'
import type { Item } from './rules.ts'

/** One list of the page: the items of one placement, under a heading that says what an answer means. */
export function ConsentList({
  placement,
  items: allItems,
  saved = false,
  ticked,
  registrar,
  onTick,
}: {
  placement: 'required' | 'optional' | 'whois'
  items: readonly Item[]
  saved?: boolean
  ticked: Ticks
  registrar: string | undefined
  onTick: (uid: string, value: boolean) => void
}) {
  const t = useTranslations('preferences')
  const allowId = useId()
  const items = allItems.filter((item) => item.placement === placement)
  if (items.length === 0) return null
  const Heading = saved ? 'h3' : 'h2'
  return (
    <section className={styles.section}>
      <Heading>{t(`${placement}.heading`)}</Heading>
      {placement === 'required' ? (
        <Notice tone={items.every((item) => isTicked(item, ticked)) ? 'info' : 'warning'}>
          <p>{t('required.warning')}</p>
        </Notice>
      ) : (
        <p>{t(`${placement}.text`)}</p>
      )}
      <div className={styles.rows}>
        {placement !== 'whois' && (
          <p id={allowId}>{registrar ? t.rich('allow', { registrar, bdi }) : t('allowUnnamed')}</p>
        )}
        {items.map((item) => (
          <ConsentRow key={item.uid} item={item} ticked={isTicked(item, ticked)} allowId={allowId} onTick={onTick} />
        ))}
      </div>
    </section>
  )
}
