import { useTranslations } from 'use-intl/react'
import type { Trade } from '#api/trade.ts'
import { VisuallyHidden } from '#ui/layout.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './holders.module.css'
import { changesOf, legalHolder, type Change } from './rules.ts'

/** Who gives to whom: what is said of the old holder and of the new one, line by line; what is new stands out. */
export function Holders({ trade }: { trade: Trade }) {
  const t = useTranslations('trade.holders')
  const { current_registrant: before, new_registrant: after } = trade
  const sides = [...(before ? [t('current')] : []), ...(after ? [t('new')] : [])]
  return (
    <>
      {sides.length > 0 && (
        <section className={styles.holders} aria-label={sides.join(' → ')}>
          <p className={styles.sides}>{sides.join(' → ')}</p>
          <dl>
            {changesOf(before, after).map(({ field, ...change }) => (
              <div key={field} className={styles.row}>
                <dt>{t(field)}</dt>
                <dd>
                  <ChangeView change={change} only={before && after ? undefined : before ? 'from' : 'to'} />
                </dd>
              </div>
            ))}
          </dl>
          {sides.length === 1 && (
            <p>
              {before ? t('new') : t('current')}: {t('notSaid')}
            </p>
          )}
        </section>
      )}
      {!legalHolder(after) && (
        <Notice tone="warning">
          <p>{t('unknown')}</p>
        </Notice>
      )}
    </>
  )
}

/** @param only the side that is known, where the other is not */
function ChangeView({
  change: { from, to, isChanged },
  only,
}: {
  change: Omit<Change, 'field'>
  only: 'from' | 'to' | undefined
}) {
  const t = useTranslations('trade.holders')
  const value = (text: string | undefined) => (text ? <bdi>{text}</bdi> : t('none'))
  if (!isChanged) return value(only === 'from' ? from : to)
  return (
    <>
      {value(from)} → <strong>{value(to)}</strong> <VisuallyHidden>({t('changed')})</VisuallyHidden>
    </>
  )
}

/** Who holds the domain by law after the change. */
export function LegalHolder({ trade }: { trade: Trade }) {
  const t = useTranslations('trade.holders')
  const legal = legalHolder(trade.new_registrant)
  return legal && <p>{t(`legal.${legal.kind}`, { name: legal.name })}</p>
}
