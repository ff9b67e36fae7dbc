import type { ReactTable } from '@tanstack/react-table'
import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import type { TldHandling } from '#api/tld-info.ts'
import { Button } from '#ui/button.tsx'
import type { FEATURES } from './columns.tsx'
import styles from './tld-info.module.css'

/**
 * Turns the pages of a table. The pager below the table has `onTurn`, called after a move, and an input for the page.
 */
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
