import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Trade, TradeSide } from '#api/trade.ts'
import { EmailText } from '#decision/use-contact-facts.tsx'
import { VisuallyHidden } from '#ui/layout.tsx'
import { bdi, plain } from '#ui/link-tag.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './holders.module.css'
import { type FieldComparison, compareFields, legalHolderOf } from './rules.ts'

/** Both registrants. Marks the registrant who is asked, the changes, and the legal holder. */
export function Holders({ trade, side }: { trade: Trade; side: TradeSide }) {
  const t = useTranslations('trade.holders')
  const { current_registrant: before, new_registrant: after } = trade
  const legalHolder = legalHolderOf(after)
  const fields = compareFields(before, after).filter(({ from, to }) => from !== undefined || to !== undefined)
  return (
    <>
      <dl className={styles.holders}>
        {(['current', 'new'] as const).map((role) => (
          <div key={role}>
            <dt>{role === side ? t.rich('yours', { role: t(role), own: strong }) : t(role)}</dt>
            {(role === 'new' ? after : before) ? (
              fields.map((comparison) => (
                <HolderLine
                  key={comparison.field}
                  comparison={comparison}
                  isNew={role === 'new'}
                  isLegalHolder={role === 'new' && legalHolder?.field === comparison.field}
                />
              ))
            ) : (
              <dd>{t('notSaid')}</dd>
            )}
          </div>
        ))}
      </dl>
      {!legalHolder && (
        <Notice tone="warning">
          <p>{t('unknown')}</p>
        </Notice>
      )}
    </>
  )
}

const strong = (text: ReactNode) => <strong>{text}</strong>

/** A field of a registrant. Marks changes in the new registrant. */
function HolderLine({
  comparison: { field, from, to, isChanged },
  isNew,
  isLegalHolder,
}: {
  comparison: FieldComparison
  isNew: boolean
  isLegalHolder: boolean
}) {
  const t = useTranslations('trade.holders')
  const text = isNew ? to : from
  if (!text && !isChanged) return null
  const value = text ? (
    <bdi>{field === 'email' ? <EmailText>{text}</EmailText> : text}</bdi>
  ) : (
    t('none', { field: t(field) })
  )
  const markedValue =
    isNew && isChanged ? (
      <>
        <strong>{value}</strong> <VisuallyHidden>({t('changed')})</VisuallyHidden>
      </>
    ) : (
      value
    )
  return <dd>{isLegalHolder ? t.rich('legal.mark', { name: text ?? '', holder: () => markedValue }) : markedValue}</dd>
}

/** The legal holder after the change, as a React node and as text. */
export function useLegalHolder(trade: Trade): { node: ReactNode; text: string } | undefined {
  const t = useTranslations('trade.holders')
  const legalHolder = legalHolderOf(trade.new_registrant)
  if (!legalHolder) return undefined
  const { kind, name } = legalHolder
  return { node: t.rich(`legal.${kind}`, { name, bdi }), text: t.markup(`legal.${kind}`, { name, bdi: plain }) }
}
