import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '#api/errors.ts'
import { paginationOf, listTldNames, listTlds, type TldPage, type TldSearch } from '#api/tld-info.ts'
import { searchOf, type View } from './address.ts'

export type List = {
  search: TldSearch
  names: readonly string[]
  loadNames: () => void
  /** From now on, prefetches the next page of each view. */
  prefetchNext: () => void
  /** The rows of the view, or the previous rows while loading. */
  page: TldPage | undefined
  waiting: boolean
  error: ApiError | null
  /** The last page, if the view is beyond it. */
  lastPage: number | undefined
  retry: () => void
}

const NO_NAMES: readonly string[] = []

/** Loads the rows of a view; meanwhile, keeps the previous rows. Prefetches the next page after the user interacts. */
export function useList(systemName: string, view: View): List {
  const [areNamesNeeded, setAreNamesNeeded] = useState(false)
  const [prefetchesNext, setPrefetchesNext] = useState(false)
  const names = useQuery({ ...listTldNames(systemName), enabled: areNamesNeeded || view.text !== undefined })
  const awaitsNames = view.text !== undefined && names.isPending
  const search = searchOf(view, names.data?.tlds)
  const list = useQuery({
    ...listTlds(systemName, search),
    enabled: !awaitsNames,
    placeholderData: keepPreviousData,
    retryOnMount: false,
  })
  const isCurrent = list.isSuccess && !list.isPlaceholderData
  const pages = isCurrent ? paginationOf(list.data).total_pages : undefined
  const isBeyond = pages !== undefined && view.page > Math.max(1, pages)
  const hasNext = pages !== undefined && view.page < pages
  // `meta` has no error area, so that failed prefetches are not shown.
  useQuery({
    ...listTlds(systemName, { ...search, page: view.page + 1 }),
    enabled: prefetchesNext && hasNext,
    notifyOnChangeProps: [],
    meta: {},
  })
  return {
    search,
    names: names.data?.tlds ?? NO_NAMES,
    loadNames: () => setAreNamesNeeded(true),
    prefetchNext: () => setPrefetchesNext(true),
    page: isBeyond ? undefined : list.data,
    waiting: awaitsNames || list.isFetching || isBeyond,
    error: list.error,
    lastPage: isBeyond ? Math.max(1, pages) : undefined,
    retry: () => void list.refetch(),
  }
}
