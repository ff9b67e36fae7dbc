import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { setAreaCanceled, setAreaError } from '#api/error-areas.ts'
import type { ApiError } from '#api/errors.ts'
import { readUnlessAborted } from '#api/read-again.ts'
import { listTlds, type TldSearch } from '#api/tld-info.ts'
import { saveFile } from '#lib/save-file.ts'
import { readText } from '#lib/readers.ts'
import type { SavedFile } from '#ui/saved-file.tsx'
import { COLUMNS } from './address.ts'
import { readAllRows } from './all-rows.ts'
import { csvFile } from './csv.ts'
import { useCellText } from './cell-text.ts'

type Export =
  | { state: 'idle' | 'failed' }
  | { state: 'canceled'; error: ApiError | undefined }
  | { state: 'running'; rows: number; total: number | undefined }
  | { state: 'done'; rows: number; hasChanged: boolean; saved: SavedFile }

/** Reads all matching rows and saves them as a CSV file. */
export function useExport(systemName: string, search: TldSearch) {
  const t = useTranslations('tldInfo')
  const textOf = useCellText()
  const [status, setStatus] = useState<Export>({ state: 'idle' })
  const queryClient = useQueryClient()
  const runningExport = useRef<AbortController>(undefined)
  /** The banner's error for the last canceled export. */
  const canceledError = useRef<ApiError>(undefined)
  useEffect(() => () => runningExport.current?.abort(), [])

  async function start(): Promise<void> {
    if (runningExport.current) return
    const controller = new AbortController()
    runningExport.current = controller
    setAreaError('tldconfig', undefined)
    setStatus({ state: 'running', rows: 0, total: undefined })
    try {
      const { rows, hasChanged } = await readAllRows(
        (page) =>
          readUnlessAborted(controller.signal, queryClient, listTlds(systemName, { ...search, page, pageSize: 100 })),
        (rowCount, total) => setStatus({ state: 'running', rows: rowCount, total }),
      )
      const header = [...COLUMNS.map((column) => t(`column.${column}`)), t('information')]
      const csvRows = rows.map((tld) => [
        ...COLUMNS.map((column) => textOf(tld, column)),
        readText(tld.information) ?? '',
      ])
      const file = new File([csvFile([header, ...csvRows])], FILE_NAME, { type: 'text/csv;charset=utf-8' })
      const saved = { file, outcome: await saveFile(file) }
      setStatus({ state: 'done', rows: rows.length, hasChanged, saved })
    } catch {
      setStatus(controller.signal.aborted ? { state: 'canceled', error: canceledError.current } : { state: 'failed' })
    } finally {
      runningExport.current = undefined
    }
  }

  const cancel = () => {
    if (!runningExport.current) return
    runningExport.current.abort()
    canceledError.current = setAreaCanceled('tldconfig')
  }
  return { status, start: () => void start(), cancel }
}

const FILE_NAME = 'tld-data-use.csv'
