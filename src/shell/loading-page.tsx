import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout.tsx'

const PATIENCE_MS = 10_000

/** The loading state of every page: a still outline; after ten seconds it says that it is still waiting. */
export function LoadingPage() {
  const t = useTranslations('shell.loading')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Skeleton>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{t('text')}</VisuallyHidden>
      </h1>
      <div role="status">{late && <p>{navigator.onLine ? t('stillWaiting') : t('offline')}</p>}</div>
    </Skeleton>
  )
}
