import type { ReactTable } from '@tanstack/react-table'
import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import type { TldHandling } from '#api/tld-info.ts'
import { Button } from '#ui/button.tsx'
import { PAGE_SIZES } from './address.ts'
import type { FEATURES } from './columns.tsx'
import styles from './tld-info.module.css'

/** Moves through the pages of a table, by steps or to a page that is named. */
export function Pager({ table }: { table: ReactTable<typeof FEATURES, TldHandling> }) {
  const t = useTranslations('tldInfo.pager')
  const id = useId()
  const { pageIndex, pageSize } = table.state.pagination
  const pages = table.getPageCount()
  const back = table.getCanPreviousPage()
  const on = table.getCanNextPage()
  // Every size would show the same.
  if (table.getRowCount() <= PAGE_SIZES[0]) return null
  return (
    <nav className={styles.pager} aria-label={t('label')}>
      <Button aria-disabled={!back} onClick={() => back && table.previousPage()}>
        {t('previous')}
      </Button>
      <form
        key={pageIndex}
        onSubmit={(event) => {
          event.preventDefault()
          const page = Number(new FormData(event.currentTarget).get('page'))
          if (page >= 1) table.setPageIndex(Math.min(Math.floor(page), pages) - 1)
        }}
      >
        <label htmlFor={`${id}-page`}>{t('page', { pages })}</label>
        <input id={`${id}-page`} name="page" inputMode="numeric" autoComplete="off" defaultValue={pageIndex + 1} />
        <Button type="submit">{t('go')}</Button>
      </form>
      <Button aria-disabled={!on} onClick={() => on && table.nextPage()}>
        {t('next')}
      </Button>
      <span className={styles.field}>
        <label htmlFor={`${id}-size`}>{t('size')}</label>
        <select id={`${id}-size`} value={pageSize} onChange={(event) => table.setPageSize(Number(event.target.value))}>
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </span>
    </nav>
  )
}
