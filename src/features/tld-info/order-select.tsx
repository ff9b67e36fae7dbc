import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { COLUMNS, type View } from './address.ts'
import styles from './tld-info.module.css'
import type { Go } from './use-go.ts'

/** The ordering where cards leave no table heads to press. */
export function OrderSelect({ view, go }: { view: View; go: Go }) {
  const t = useTranslations('tldInfo')
  const id = useId()
  return (
    <span className={`${styles.field} ${styles.order}`}>
      <label htmlFor={id}>{t('order.label')}</label>
      <select
        id={id}
        value={view.orderBy}
        onChange={(event) => go({ ...view, page: 1, orderBy: event.target.value as View['orderBy'] })}
      >
        {COLUMNS.flatMap((column) => [
          <option key={column} value={column}>
            {t('order.ascending', { column: t(`column.${column}`) })}
          </option>,
          <option key={`-${column}`} value={`-${column}`}>
            {t('order.descending', { column: t(`column.${column}`) })}
          </option>,
        ])}
      </select>
    </span>
  )
}
