import { createColumnHelper, rowPaginationFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import { useContext } from 'react'
import { useTranslations } from 'use-intl/react'
import type { TldHandling } from '#api/tld-info.ts'
import { readDomain } from '#lib/domain-name.ts'
import { readFlag, readText } from '#lib/readers.ts'
import { Button } from '#ui/button.tsx'
import { COLUMNS, type Column } from './address.ts'
import { plainName } from './names.ts'
import { OpenRows } from './open-rows.ts'
import styles from './table.module.css'
import { useCellText } from './cell-text.ts'

/** The features of TanStack Table in use. The backend orders the rows, so there are no row models. */
export const FEATURES = tableFeatures({ rowPaginationFeature, rowSortingFeature })

const helper = createColumnHelper<typeof FEATURES, TldHandling>()

/** Outside of any component, as the table compares them by identity. */
export const TABLE_COLUMNS = helper.columns(
  COLUMNS.map((id) =>
    helper.accessor((tld) => tld[id], {
      id,
      sortDescFirst: false,
      cell: ({ row }) => (id === 'tld' ? <NameCell tld={row.original} /> : <TextCell tld={row.original} column={id} />),
    }),
  ),
)

/** Returns the `id` of a row's element, a stable target for links. */
export function rowId(tld: TldHandling): string {
  return `tld-${plainName(tld.tld)}`
}

/** Returns the `id` of what more there is to know about a TLD. */
export function informationId(tld: TldHandling): string {
  return `${rowId(tld)}-information`
}

function TextCell({ tld, column }: { tld: TldHandling; column: Column }) {
  const text = useCellText()(tld, column)
  if (column === 'registry_name') return <bdi>{text}</bdi>
  const flag = column === 'synchronous' || column === 'passes_through' ? readFlag(tld[column]) : undefined
  return (
    <bdi className={flag === undefined ? undefined : flag ? styles.yes : styles.no}>
      {text.replaceAll('-', `-${NO_BREAK}`)}
    </bdi>
  )
}

/** Names of fields and contacts stay in one piece: an "E-" at the end of a line is no word. */
const NO_BREAK = '\u2060'

/** The TLD, and a toggle for what more there is to know about it. */
function NameCell({ tld }: { tld: TldHandling }) {
  const t = useTranslations('tldInfo')
  const { open: openRows, onToggle } = useContext(OpenRows)
  const name = plainName(tld.tld)
  const open = openRows.includes(name)
  const { shown } = readDomain(tld.tld)
  return (
    <>
      <span className={styles.tld} translate="no">
        <bdi>{shown}</bdi>
        {`.${name}` !== shown && <span className={styles.ascii}>.{name}</span>}
      </span>
      {readText(tld.information) && (
        <Button
          look="link"
          aria-expanded={open}
          aria-controls={open ? informationId(tld) : undefined}
          aria-label={t(open ? 'hideAbout' : 'moreAbout', { tld: shown })}
          onClick={() => onToggle(name)}
        >
          {open ? t('hide') : t('more')}
        </Button>
      )}
    </>
  )
}
