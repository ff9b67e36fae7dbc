import { useHydrated } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ReactTable } from '@tanstack/react-table'
import type { TldHandling } from '#api/tld-info.ts'
import { Button } from '#ui/button.tsx'
import { COLUMNS, PAGE_SIZES, type View } from './address.ts'
import styles from './tld-info.module.css'
import type { Go } from './use-go.ts'
import type { FEATURES } from './columns.tsx'

/** Selects the order on narrow screens, where rows are cards without column headers to click. */
export function OrderSelect({ view, go }: { view: View; go: Go }) {
  const t = useTranslations('tldInfo')
  return (
    <Select
      label={t('order.label')}
      className={`${styles.field} ${styles.order}`}
      value={view.orderBy}
      onChoose={(orderBy) => go({ ...view, page: 1, orderBy })}
      options={COLUMNS.flatMap((name) => {
        const column = t(`column.${name}`)
        return [
          [name, t('order.ascending', { column })],
          [`-${name}`, t('order.descending', { column })],
        ] as const
      })}
    />
  )
}

/** Selects the page size. Shown only above the list: below the list, the control would move when the size changes. */
export function SizeSelect({ size, onChoose }: { size: View['pageSize']; onChoose: (size: number) => void }) {
  const t = useTranslations('tldInfo.pager')
  return (
    <Select
      label={t('size')}
      className={styles.field}
      value={size}
      onChoose={onChoose}
      options={PAGE_SIZES.map((pageSize) => [pageSize, pageSize])}
    />
  )
}

function Select<T extends string | number>({
  label,
  className,
  value,
  onChoose,
  options,
}: {
  label: string
  className: string | undefined
  value: NoInfer<T>
  onChoose: (value: T) => void
  options: readonly (readonly [value: T, text: string | number])[]
}) {
  const id = useId()
  // The value cannot change before hydration. Until then, omits the other options to shrink the HTML.
  const hydrated = useHydrated()
  return (
    <span className={className}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const [chosen] = options[target.selectedIndex] ?? []
          if (chosen !== undefined) onChoose(chosen)
        }}
      >
        {options
          .filter(([optionValue]) => hydrated || optionValue === value)
          .map(([optionValue, text]) => (
            <option key={optionValue} value={optionValue}>
              {text}
            </option>
          ))}
      </select>
    </span>
  )
}

/** Page controls. Those below the table include a page input and call `onTurn` when the page changes. */
export function Pager({ table, onTurn }: { table: ReactTable<typeof FEATURES, TldHandling>; onTurn?: () => void }) {
  const t = useTranslations('tldInfo.pager')
  const id = useId()
  const { pageIndex } = table.state.pagination
  const pages = table.getPageCount()
  const turn = (index: number) => {
    if (index < 0 || index >= pages) return
    table.setPageIndex(index)
    onTurn?.()
  }
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label={onTurn ? t('label') : t('labelAbove')}>
      <Button busy={pageIndex === 0} onClick={() => turn(pageIndex - 1)}>
        {t('previous')}
      </Button>
      <Button busy={pageIndex >= pages - 1} onClick={() => turn(pageIndex + 1)}>
        {t('next')}
      </Button>
      {onTurn && (
        <form
          key={pageIndex}
          onSubmit={(event) => {
            event.preventDefault()
            const page = Number(new FormData(event.currentTarget).get('page'))
            if (page >= 1) turn(Math.min(Math.floor(page), pages) - 1)
          }}
        >
          <label htmlFor={id}>{t('page', { pages })}</label>
          <input id={id} name="page" inputMode="numeric" autoComplete="off" defaultValue={pageIndex + 1} />
          <Button type="submit">{t('go')}</Button>
        </form>
      )}
    </nav>
  )
}
