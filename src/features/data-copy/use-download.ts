import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { downloadReport } from '#api/data-copy.ts'
import { ApiError } from '#api/errors.ts'
import type { FileProgress } from '#api/file-answer.ts'
import { saveFile } from '#lib/save-file.ts'

/** Where a download is. `offered` when it has begun before in this visit: by itself it begins once. */
export type Download =
  | { is: 'offered' }
  | { is: 'underway'; progress: FileProgress | undefined }
  | { is: 'saved'; name: string }
  | { is: 'cancelled' }
  | { is: 'failed' }

/** Reports that have begun by themselves; a page that is come back to must not save the file again. */
const begun = new Set<string>()

/**
 * Fetches the report of a token at once and lets the browser save it; `start` fetches it again, `cancel` stops it.
 * @param token stays the same as long as the part of the page that uses this
 */
export function useDownload(token: string): { download: Download; start: () => void; cancel: () => void } {
  const { mutateAsync } = useMutation(downloadReport(token))
  const [download, setDownload] = useState<Download>(() =>
    begun.has(token) ? { is: 'offered' } : { is: 'underway', progress: undefined },
  )
  const underway = useRef<AbortController>(undefined)
  const fetchNow = useCallback(() => {
    const controller = new AbortController()
    underway.current = controller
    const onProgress = (progress: FileProgress) => setDownload({ is: 'underway', progress })
    mutateAsync({ signal: controller.signal, onProgress }).then(
      ({ name, content }) => {
        saveFile(name, content.type, content)
        return setDownload({ is: 'saved', name })
      },
      (error: unknown) => {
        const isCancelled = error instanceof ApiError && error.kind === 'aborted'
        setDownload({ is: isCancelled ? 'cancelled' : 'failed' })
      },
    )
  }, [mutateAsync])
  useEffect(() => {
    if (begun.has(token)) return
    begun.add(token)
    fetchNow()
  }, [token, fetchNow])
  const start = () => {
    setDownload({ is: 'underway', progress: undefined })
    fetchNow()
  }
  return { download, start, cancel: () => underway.current?.abort() }
}
