import { createColumnHelper, rowPaginationFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { TldHandling } from '#api/tld-info.ts'
import { readDomain } from '#lib/domain-name.ts'
import { readText } from '#lib/text.ts'
import { Button } from '#ui/button.tsx'
import { COLUMNS, type Column } from './address.ts'
import styles from './tld-info.module.css'
import { useTldWords } from './words.ts'

/** What of the table the pages use. Rows come from the backend in their order, so there are no row models. */
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

function TextCell({ tld, column }: { tld: TldHandling; column: Column }) {
  return <bdi>{useTldWords()(tld, column)}</bdi>
}

/** The TLD, and behind a toggle what more there is to know about it. */
function NameCell({ tld }: { tld: TldHandling }) {
  const t = useTranslations('tldInfo')
  const id = useId()
  const [open, setOpen] = useState(false)
  const { shown, ascii } = readDomain(tld.tld)
  const information = readText(tld.information)
  return (
    <>
      <span className={styles.tld} translate="no">
        <bdi>{shown}</bdi>
        {ascii && <span className={styles.ascii}>{ascii}</span>}
      </span>
      {information && (
        <>
          <Button
            look="link"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t(open ? 'hideAbout' : 'moreAbout', { tld: shown })}
            onClick={() => setOpen(!open)}
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
