import { useEffect, useState } from 'react'
import { receiveFile, type FileProgress } from '#api/file-answer.ts'
import { useCalls } from '#decision/stand-in.ts'
import { saveFile } from '#lib/save-file.ts'
import { DATA_COPY_CALLS } from './calls.ts'

/** Where a download is. `offered` when it has begun before in this visit: by itself it begins once. */
export type Download =
  | { is: 'offered' }
  | { is: 'underway'; progress: FileProgress | undefined }
  | { is: 'saved'; name: string }
  | { is: 'failed' }

/** Reports that have begun by themselves; a page that is come back to must not save the file again. */
const begun = new Set<string>()

/** Fetches the report of a token at once and lets the browser save it; `start` fetches it again. */
export function useDownload(token: string): { download: Download; start: () => void } {
  const { downloadReport } = useCalls(DATA_COPY_CALLS)
  const [download, setDownload] = useState<Download>({ is: 'offered' })
  const start = () => {
    setDownload({ is: 'underway', progress: undefined })
    receiveReport(downloadReport(token), (progress) => setDownload({ is: 'underway', progress })).then(
      (name) => setDownload({ is: 'saved', name }),
      () => setDownload({ is: 'failed' }),
    )
  }
  useEffect(() => {
    if (begun.has(token)) return
    begun.add(token)
    start()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each token
  }, [token])
  return { download, start }
}

async function receiveReport(report: Promise<Response>, onProgress: (progress: FileProgress) => void): Promise<string> {
  const { name, content } = await receiveFile(await report, onProgress)
  saveFile(name, content.type, content)
  return name
}
