import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { CHUNK_TIMEOUT_MS, reportLateChunk } from '#lib/optional-import.ts'
import { VisuallyHidden } from '#ui/layout.tsx'
import { useIsLate } from '#ui/still-waiting.tsx'

/** The loading state of every page. After ten seconds, shows that it is still loading; after two minutes, reloads. */
export function LoadingPage() {
  const t = useTranslations('shell.loading')
  const isLate = useIsLate()
  useEffect(() => {
    const timer = setTimeout(reportLateChunk, CHUNK_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="outline" data-loading>
      <i />
      <i />
      <i />
      <i />
      <i />
      <h1 tabIndex={-1}>
        <VisuallyHidden>{t('text')}</VisuallyHidden>
      </h1>
      <div role="status">{isLate && <p>{navigator.onLine ? t('stillWaiting') : t('offline')}</p>}</div>
    </div>
  )
}
