import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { areaErrors, setAreaError } from '#api/error-areas.ts'
import { paginationOf } from '#api/tld-info.ts'
import { Button } from '#ui/button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useStore } from '#ui/use-store.ts'
import type { View } from './address.ts'
import { OpenRows, toggle } from './columns.tsx'
import { OtherSearches, SearchMeaning } from './search-box.tsx'
import { TldTable } from './table.tsx'
import styles from './tld-info.module.css'
import type { Go } from './use-go.ts'
import type { List } from './use-list.ts'

const NO_NAMES: readonly string[] = []

/** The matching rows, or why there are none. Announces each change. */
export function Results({
  hash,
  view,
  openTlds = NO_NAMES,
  list,
  go,
}: {
  hash: string
  view: View
  openTlds: View['openTlds']
  list: List
  go: Go
}) {
  const t = useTranslations('tldInfo')
  const status = useRef<HTMLDivElement>(null)
  const { page, lastPage, search, waiting } = list
  const error = waiting ? null : list.error
  const areaError = useStore(areaErrors).tldconfig

  useEffect(() => {
    if (lastPage !== undefined) go({ ...view, page: lastPage, openTlds }, true)
  })

  // Clears the error on unmount: without this panel, the banner would show the error and take focus.
  useLayoutEffect(
    () => () => {
      if (error && areaErrors.get().tldconfig === error) setAreaError('tldconfig', undefined)
    },
    [error],
  )

  /** Scrolls to the top of the results if the top is above the visible area. */
  const showTop = () => {
    if ((status.current?.getBoundingClientRect().top ?? 0) < 0) status.current?.scrollIntoView()
  }
  const goAndShowTop: Go = (to) => {
    go(to)
    showTop()
  }
  /** Focuses the top of the list after the focused element was removed or scrolled away. */
  const focusTop = () => {
    status.current?.focus({ preventScroll: true })
    showTop()
  }

  const retry = () => {
    list.retry()
    focusTop()
  }
  const closeError = () => {
    setAreaError('tldconfig', undefined)
    focusTop()
  }

  const { total_count: total = 0, page: pageNumber = 1, page_size: size = 1 } = page ? paginationOf(page) : {}
  const first = (pageNumber - 1) * size + 1
  const isEmpty = page?.tlds.length === 0
  const showsEmpty = isEmpty && !waiting
  const searchTerm = search.registry ?? search.tld
  const searchProps = { hash, search, onFollow: focusTop }
  return (
    <div className={styles.results} onPointerMove={list.prefetchNext} onFocus={list.prefetchNext}>
      {!showsEmpty && <SearchMeaning {...searchProps} />}
      <div role="status" className={styles.status} ref={status} tabIndex={-1}>
        {waiting && t('waiting')}
        {page && !showsEmpty && !waiting && !error && t('range', { first, last: first + page.tlds.length - 1, total })}
        {showsEmpty && (
          <>
            <p className={styles.empty}>{t('empty')}</p>
            <p>{searchTerm ? t('emptySearch', { text: searchTerm }) : t('emptyList')}</p>
          </>
        )}
      </div>
      {showsEmpty && searchTerm && (
        <div className={styles.meaning}>
          <OtherSearches {...searchProps} look="secondary" />
        </div>
      )}
      {error && (
        <ErrorPanel tone="danger" error={areaError === error ? error : undefined} isPage onClose={closeError}>
          <p>{t('failed')}</p>
          <p>
            <Button onClick={retry}>{t('again')}</Button>
          </p>
        </ErrorPanel>
      )}
      {page && !isEmpty && (
        <OpenRows value={{ openTlds, onToggle: (name) => go({ ...view, openTlds: toggle(openTlds, name) }, true) }}>
          <TldTable page={page} view={view} busy={waiting} go={goAndShowTop} onTurn={focusTop} />
        </OpenRows>
      )}
    </div>
  )
}
