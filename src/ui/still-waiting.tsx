import { useTranslations } from 'use-intl/react'
import { useEffect, useState } from 'react'

/** Text that appears after ten seconds of waiting. Use it in a live region. */
export function StillWaiting() {
  const t = useTranslations('shell.loading')
  return useIsLate() ? <span>{t('stillWaiting')}</span> : null
}

const LATE_AFTER_MS = 10_000

export function useIsLate(): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return late
}
