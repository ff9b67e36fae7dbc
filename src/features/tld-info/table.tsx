import { useLocation } from '@tanstack/react-router'
import { useTable, type SortingState } from '@tanstack/react-table'
import { useTranslations } from 'use-intl/react'
import { paginationOf, type TldPage } from '#api/tld-info.ts'
import type { Column, View } from './address.ts'
import { FEATURES, rowId, TABLE_COLUMNS } from './columns.tsx'
import { Pager } from './pager.tsx'
import styles from './table.module.css'
import type { Go } from './use-go.ts'

/** The rows of a view as a table, on narrow screens as cards. Ordering and paging are views of their own. */
export function TldTable({ page, view, busy, go }: { page: TldPage; view: View; busy: boolean; go: Go }) {
  const t = useTranslations('tldInfo')
  const pointedAt = useLocation({ select: ({ hash }) => hash })
  const column = view.orderBy.replace(/^-/, '')
  const sorting: SortingState = [{ id: column, desc: view.orderBy !== column }]
  const pagination = { pageIndex: view.page - 1, pageSize: view.pageSize }
  const table = useTable({
    features: FEATURES,
    columns: TABLE_COLUMNS,
    data: page.tlds,
    getRowId: (tld) => tld.tld,
    manualSorting: true,
    manualPagination: true,
    rowCount: paginationOf(page).total_count,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { sorting, pagination },
    onSortingChange: (update) => {
      const [order] = typeof update === 'function' ? update(sorting) : update
      if (!order) return
      const name = order.id as Column
      go({ ...view, page: 1, orderBy: order.desc ? `-${name}` : name })
    },
    onPaginationChange: (update) => {
      const { pageIndex, pageSize } = typeof update === 'function' ? update(pagination) : update
      go({ ...view, page: pageIndex + 1, pageSize: pageSize as View['pageSize'] })
    },
  })
  return (
    <>
      <table className={styles.table} aria-busy={busy}>
        <caption>{t('caption')}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const order = header.column.getIsSorted()
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={order ? (order === 'desc' ? 'descending' : 'ascending') : 'none'}
                  >
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      {t(`column.${header.id as Column}`)}
                      <svg viewBox="0 0 12 16" aria-hidden="true">
                        {order !== 'desc' && <path d="M6 1l4 5H2z" />}
                        {order !== 'asc' && <path d="M6 15l4-5H2z" />}
                      </svg>
                    </button>
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              id={rowId(row.original)}
              className={pointedAt === rowId(row.original) ? styles.pointedAt : undefined}
            >
              {row.getAllCells().map((cell) => {
                const Cell = cell.column.id === 'tld' ? 'th' : 'td'
                return (
                  <Cell key={cell.id} {...(Cell === 'th' && { scope: 'row' })}>
                    <span className={styles.label} aria-hidden="true">
                      {t(`column.${cell.column.id as Column}`)}
                    </span>
                    <div>
                      <table.FlexRender cell={cell} />
                    </div>
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Pager table={table} />
    </>
  )
}
