import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { receiveFile, type FileProgress } from '#api/file-answer.ts'
import { useCalls } from '#decision/stand-in.ts'
import { saveFile } from '#lib/save-file.ts'
import { DATA_COPY_CALLS } from './calls.ts'

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
  const { downloadReport } = useCalls(DATA_COPY_CALLS)
  const [download, setDownload] = useState<Download>(() =>
    begun.has(token) ? { is: 'offered' } : { is: 'underway', progress: undefined },
  )
  const underway = useRef<AbortController>(undefined)
  const fetchNow = useCallback(() => {
    const controller = new AbortController()
    underway.current = controller
    const report = downloadReport(token, controller.signal)
    receiveReport(report, (progress) => setDownload({ is: 'underway', progress })).then(
      (name) => setDownload({ is: 'saved', name }),
      (error: unknown) => {
        const isCancelled = error instanceof ApiError && error.kind === 'aborted'
        setDownload({ is: isCancelled ? 'cancelled' : 'failed' })
      },
    )
  }, [token, downloadReport])
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

async function receiveReport(report: Promise<Response>, onProgress: (progress: FileProgress) => void): Promise<string> {
  const { name, content } = await receiveFile(await report, onProgress)
  saveFile(name, content.type, content)
  return name
}
