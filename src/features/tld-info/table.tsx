import { useHydrated, useLocation } from '@tanstack/react-router'
import { type ReactTable, type Row, type SortingState, useTable } from '@tanstack/react-table'
import { useContext } from 'react'
import { useTranslations } from 'use-intl/react'
import { paginationOf, type TldHandling, type TldPage } from '#api/tld-info.ts'
import { readText } from '#lib/readers.ts'
import { type Column, PAGE_SIZES, type View } from './address.ts'
import { FEATURES, getRowId, informationId, OpenRows, TABLE_COLUMNS } from './columns.tsx'
import { plainName } from './names.ts'
import { OrderSelect, Pager, SizeSelect } from './view-selects.tsx'
import styles from './table.module.css'
import listStyles from './tld-info.module.css'
import type { Go } from './use-go.ts'

const ARROWS = { asc: 'M6 1l4 5H2z', desc: 'M6 15l4-5H2z' }

type Table = ReactTable<typeof FEATURES, TldHandling>

/** The rows of a view as a table, or as cards on narrow screens. */
export function TldTable({
  page,
  view,
  busy,
  go,
  onTurn,
}: {
  page: TldPage
  view: View
  busy: boolean
  go: Go
  onTurn: () => void
}) {
  const t = useTranslations('tldInfo')
  const table = useViewTable(page, view, go)
  const { openTlds } = useContext(OpenRows)
  const targetId = useLocation({ select: ({ hash }) => hash })
  // Only URL fragments need row ids, and servers never see fragments. Omitting the ids shrinks the HTML of long lists.
  const hydrated = useHydrated()
  return (
    <>
      <div className={listStyles.tools}>
        <OrderSelect view={view} go={go} />
        {/* If all rows fit on the smallest page, all page sizes look the same. */}
        {table.getRowCount() > PAGE_SIZES[0] && <SizeSelect size={view.pageSize} onChoose={table.setPageSize} />}
        <Pager table={table} />
      </div>
      <table className={styles.table} aria-label={t('caption')} aria-busy={busy}>
        <TableHead table={table} />
        {table.getRowModel().rows.map((row) => (
          <TableRow
            key={row.id}
            table={table}
            row={row}
            hasId={hydrated}
            isTarget={targetId === row.id}
            isOpen={openTlds.includes(plainName(row.original.tld))}
          />
        ))}
      </table>
      <Pager table={table} onTurn={onTurn} />
    </>
  )
}

/** The table of a view. Sorting and paging navigate to another view. */
function useViewTable(page: TldPage, view: View, go: Go): Table {
  const column = view.orderBy.replace(/^-/, '')
  const sorting: SortingState = [{ id: column, desc: view.orderBy !== column }]
  const pagination = { pageIndex: view.page - 1, pageSize: view.pageSize }
  return useTable({
    features: FEATURES,
    columns: TABLE_COLUMNS,
    data: page.tlds,
    getRowId: (tld, index) => getRowId(page.tlds, tld, index),
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
}

function TableHead({ table }: { table: Table }) {
  const t = useTranslations('tldInfo')
  return (
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
                    <path d={order ? ARROWS[order] : ARROWS.asc + ARROWS.desc} />
                  </svg>
                </button>
              </th>
            )
          })}
        </tr>
      ))}
    </thead>
  )
}

function TableRow({
  table,
  row,
  hasId,
  isTarget,
  isOpen,
}: {
  table: Table
  row: Row<typeof FEATURES, TldHandling>
  hasId: boolean
  isTarget: boolean
  isOpen: boolean
}) {
  const t = useTranslations('tldInfo')
  const information = isOpen && readText(row.original.information)
  return (
    <tbody id={hasId ? row.id : undefined} className={isTarget ? styles.highlighted : undefined}>
      <tr>
        {row.getAllCells().map((cell) => {
          const Cell = cell.column.id === 'tld' ? 'th' : 'td'
          return (
            <Cell key={cell.id} {...(Cell === 'th' && { scope: 'row' })}>
              {Cell === 'td' && <span className={styles.label}>{t(`column.${cell.column.id as Column}`)}</span>}
              <table.FlexRender cell={cell} />
            </Cell>
          )
        })}
      </tr>
      {information && (
        <tr>
          <td id={informationId(row)} className={styles.information} colSpan={TABLE_COLUMNS.length}>
            {/* The language of the text is unknown. */}
            <p lang="">{information}</p>
          </td>
        </tr>
      )}
    </tbody>
  )
}
