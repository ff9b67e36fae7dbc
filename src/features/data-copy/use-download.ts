import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { downloadReport } from '#api/data-copy.ts'
import { setAreaCanceled, setAreaError } from '#api/error-areas.ts'
import { ApiError, type ApiErrorKind } from '#api/errors.ts'
import type { FileProgress } from '#api/file-response.ts'
import { saveFile } from '#lib/save-file.ts'
import type { SavedFile } from '#ui/saved-file.tsx'

/** `offered`: waits for a click, because each report is downloaded automatically only once. */
export type Download =
  | { is: 'offered' }
  | { is: 'running'; progress: FileProgress | undefined }
  | { is: 'saved'; saved: SavedFile }
  | { is: 'canceled'; error: ApiError | undefined }
  | { is: 'failed' | 'expired' }

/** Errors after which the link is permanently dead. */
export const DEAD_LINK_KINDS: ReadonlySet<ApiErrorKind> = new Set(['expired', 'unknown-key', 'forbidden'])

/** Tokens of downloads that started automatically. */
const startedTokens = new Set<string>()

/** Downloads a token's report on mount. The token must not change while the component is mounted. */
export function useDownload(token: string): { download: Download; start: () => void; cancel: () => void } {
  const { mutateAsync } = useMutation(downloadReport(token))
  const [download, setDownload] = useState<Download>(() =>
    startedTokens.has(token) ? { is: 'offered' } : { is: 'running', progress: undefined },
  )
  const pendingDownload = useRef<AbortController>(undefined)
  /** The banner's error for the last canceled download. */
  const canceledError = useRef<ApiError>(undefined)
  const fetchNow = useCallback(() => {
    const controller = new AbortController()
    pendingDownload.current = controller
    const onProgress = (progress: FileProgress) => setDownload({ is: 'running', progress })
    mutateAsync({ signal: controller.signal, onProgress }).then(
      async ({ name, content }) => {
        const file = new File([content], name, { type: content.type })
        return setDownload({ is: 'saved', saved: { file, outcome: await saveFile(file) } })
      },
      (error: unknown) => {
        const kind = error instanceof ApiError ? error.kind : undefined
        if (kind === 'aborted') return setDownload({ is: 'canceled', error: canceledError.current })
        setDownload({ is: kind && DEAD_LINK_KINDS.has(kind) ? 'expired' : 'failed' })
      },
    )
  }, [mutateAsync])
  useEffect(() => {
    if (startedTokens.has(token)) return
    startedTokens.add(token)
    fetchNow()
  }, [token, fetchNow])
  const start = () => {
    setAreaError('gdpr', undefined)
    setDownload({ is: 'running', progress: undefined })
    fetchNow()
  }
  const cancel = () => {
    pendingDownload.current?.abort()
    canceledError.current = setAreaCanceled('gdpr')
  }
  return { download, start, cancel }
}
