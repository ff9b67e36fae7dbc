import { createColumnHelper, rowPaginationFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import { createContext, useContext } from 'react'
import { useTranslations } from 'use-intl/react'
import type { TldHandling } from '#api/tld-info.ts'
import { readDomain } from '#lib/domain-name.ts'
import { readFlag, readText } from '#lib/readers.ts'
import { Button } from '#ui/button.tsx'
import { type Column, COLUMNS } from './address.ts'
import { plainName } from './names.ts'
import styles from './table.module.css'
import { useCellText } from './cell-text.ts'

/** Enabled TanStack Table features. The backend sorts and paginates the rows, so no row models are needed. */
export const FEATURES = tableFeatures({ rowPaginationFeature, rowSortingFeature })

const helper = createColumnHelper<typeof FEATURES, TldHandling>()

/** Defined once, because the table compares columns by identity. */
export const TABLE_COLUMNS = helper.columns(
  COLUMNS.map((id) =>
    helper.accessor((tld) => tld[id], {
      id,
      sortDescFirst: false,
      cell: ({ row }) => (id === 'tld' ? <NameCell row={row} /> : <TextCell tld={row.original} column={id} />),
    }),
  ),
)

/** Returns the `id` of a row, a stable link target. Repeated TLDs get their index as a suffix. */
export function getRowId(tlds: readonly TldHandling[], { tld }: TldHandling, index: number): string {
  const name = plainName(tld)
  const isFirst = tlds.findIndex((each) => plainName(each.tld) === name) === index
  return isFirst ? `tld-${name}` : `tld-${name}.${index}`
}

export function informationId(row: { id: string }): string {
  return `${row.id}-information`
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

/** A word joiner, which prevents a break after a hyphen. */
const NO_BREAK = '\u2060'

/** The TLD, and a toggle for its information. */
function NameCell({ row }: { row: { id: string; original: TldHandling } }) {
  const t = useTranslations('tldInfo')
  const { openTlds, onToggle } = useContext(OpenRows)
  const tld = row.original
  const name = plainName(tld.tld)
  const isOpen = openTlds.includes(name)
  const { unicode } = readDomain(tld.tld)
  return (
    <>
      <span className={styles.tld} translate="no">
        <bdi>{unicode}</bdi>
        {`.${name}` !== unicode && <span className={styles.ascii}>.{name}</span>}
      </span>
      {readText(tld.information) && (
        <Button
          look="link"
          aria-expanded={isOpen}
          aria-controls={isOpen ? informationId(row) : undefined}
          aria-label={t(isOpen ? 'hideAbout' : 'moreAbout', { tld: unicode })}
          onClick={() => onToggle(name)}
        >
          {isOpen ? t('hide') : t('more')}
        </Button>
      )}
    </>
  )
}

/** The TLDs whose information is visible, in ASCII without the dot. */
export const OpenRows = createContext<{ openTlds: readonly string[]; onToggle: (name: string) => void }>({
  openTlds: [],
  onToggle: () => undefined,
})

export function toggle(openTlds: readonly string[], name: string): readonly string[] {
  return openTlds.includes(name) ? openTlds.filter((other) => other !== name) : [...openTlds, name]
}
