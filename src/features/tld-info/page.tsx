import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { paginationOf } from '#api/tld-info.ts'
import { Button } from '#ui/button.tsx'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { Notice } from '#ui/notice.tsx'
import { readAddress, readSearchText, type TldAddress, type View } from './address.ts'
import { KeepList } from './keep-list.tsx'
import { OpenRows, toggled } from './open-rows.ts'
import { OrderSelect } from './order-select.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchMeaning } from './search-meaning.tsx'
import { TldTable } from './table.tsx'
import styles from './tld-info.module.css'
import { useGo } from './use-go.ts'
import { useList } from './use-list.ts'

const NONE: readonly string[] = []

/** How each TLD handles data, for everybody to look up. The page's address holds all of its state. */
export function TldInfoPage({ hash, systemName, address }: { hash: string; systemName: string; address: TldAddress }) {
  const t = useTranslations('tldInfo')
  const go = useGo(hash)
  const { open = NONE, ...view } = readAddress(address)
  const list = useList(systemName, view)
  const { page, lastPage } = list
  const results = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (lastPage !== undefined) go({ ...readAddress(address), page: lastPage }, true)
  })

  /** Shows another view from its top, where what is shown lies above the window. */
  const goToTop = (to: View) => {
    go(to)
    const top = results.current?.getBoundingClientRect().top ?? 0
    if (top < 0) results.current?.scrollIntoView()
  }

  const { total_count: total = 0, page: shown = 1, page_size: size = 1 } = page ? paginationOf(page) : {}
  const first = (shown - 1) * size + 1
  const isEmpty = page?.tlds.length === 0
  return (
    <Stack>
      <PageHeading>{t('heading')}</PageHeading>
      <p>{t('intro')}</p>
      <SearchBox
        text={view.text ?? view.tld ?? view.registry ?? ''}
        names={list.names}
        onUse={list.wantNames}
        onSearch={(typed) => go({ ...view, page: 1, tld: undefined, registry: undefined, text: readSearchText(typed) })}
      />
      <SearchMeaning hash={hash} search={list.search} />
      <div ref={results} className={styles.wide} onPointerMove={list.wantNext} onFocus={list.wantNext}>
        <div className={styles.above}>
          <p role="status">
            {list.waiting
              ? t('waiting')
              : page && !list.failed && !isEmpty
                ? t('range', { first, last: first + page.tlds.length - 1, total })
                : ''}
          </p>
          {!isEmpty && <OrderSelect view={view} go={go} />}
        </div>
        {list.failed && !list.waiting && (
          <Notice tone="danger" role="alert">
            <p>{t('failed')}</p>
            <Button onClick={list.again}>{t('again')}</Button>
          </Notice>
        )}
        {isEmpty && !list.waiting && <p className={styles.empty}>{t('empty')}</p>}
        {page && !isEmpty && (
          <OpenRows value={{ open, onToggle: (name) => go({ ...view, open: toggled(open, name) }, true) }}>
            <TldTable page={page} view={view} busy={list.waiting} go={goToTop} />
          </OpenRows>
        )}
      </div>
      {page && !isEmpty && !list.failed && (
        // Another page or order is the same list: what is being fetched of it goes on.
        <KeepList
          key={JSON.stringify([list.search.tld, list.search.registry])}
          systemName={systemName}
          search={list.search}
        />
      )}
    </Stack>
  )
}
