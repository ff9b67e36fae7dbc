import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Trade } from '#api/trade.ts'
import { VisuallyHidden } from '#ui/layout.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './holders.module.css'
import { differences, legalHolder } from './rules.ts'

/** Both holders side by side, from the old one to the new; what is new is marked with a word. */
export function Holders({ trade }: { trade: Trade }) {
  const t = useTranslations('trade.holders')
  const { current_registrant: before, new_registrant: after } = trade
  const legal = legalHolder(after)
  return (
    <>
      {(before || after) && (
        <div className={styles.holders}>
          <Holder heading={t('current')} holder={before} other={after} />
          <Holder heading={t('new')} holder={after} other={before} isNew />
        </div>
      )}
      {legal ? (
        <p>{t(`legal.${legal.kind}`, { name: legal.name })}</p>
      ) : (
        <Notice tone="warning">
          <p>{t('unknown')}</p>
        </Notice>
      )}
    </>
  )
}

function Holder({
  heading,
  holder,
  other,
  isNew = false,
}: {
  heading: string
  holder: Trade['new_registrant']
  other: Trade['new_registrant']
  /** Marks what is not as before. */
  isNew?: boolean
}) {
  const t = useTranslations('trade.holders')
  const headingId = useId()
  return (
    <section className={styles.holder} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {holder ? (
        <dl className={styles.rows}>
          {differences(holder, other).map(({ field, value, changed }) => (
            <div key={field} className={styles.row}>
              <dt>
                <VisuallyHidden>{t(field)}</VisuallyHidden>
              </dt>
              <dd>
                {value ? <bdi>{value}</bdi> : <span>{t('none')}</span>}
                {changed && isNew && (
                  <>
                    {' '}
                    <span className={styles.changed}>{t('changed')}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t('notSaid')}</p>
      )}
    </section>
  )
}
