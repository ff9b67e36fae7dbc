import { createColumnHelper, rowPaginationFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import { useContext } from 'react'
import { useTranslations } from 'use-intl/react'
import type { TldHandling } from '#api/tld-info.ts'
import { readDomain } from '#lib/domain-name.ts'
import { readText } from '#lib/readers.ts'
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

function TextCell({ tld, column }: { tld: TldHandling; column: Column }) {
  return <bdi>{useCellText()(tld, column)}</bdi>
}

/** The TLD, and behind a toggle what more there is to know about it. */
function NameCell({ tld }: { tld: TldHandling }) {
  const t = useTranslations('tldInfo')
  const { open: openRows, onToggle } = useContext(OpenRows)
  const name = plainName(tld.tld)
  const open = openRows.includes(name)
  const id = `${rowId(tld)}-information`
  const { shown } = readDomain(tld.tld)
  const information = readText(tld.information)
  return (
    <>
      <span className={styles.tld} translate="no">
        <bdi>{shown}</bdi>
        {`.${name}` !== shown && <span className={styles.ascii}>.{name}</span>}
      </span>
      {information && (
        <>
          <Button
            look="link"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t(open ? 'hideAbout' : 'moreAbout', { tld: shown })}
            onClick={() => onToggle(name)}
          >
            {open ? t('hide') : t('more')}
          </Button>
          <span id={id} className={styles.information} hidden={!open}>
            {information}
          </span>
        </>
      )}
    </>
  )
}
