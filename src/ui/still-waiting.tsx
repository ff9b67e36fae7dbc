import { useTranslations } from 'use-intl/react'
import { useEffect, useState } from 'react'

/** Reports after ten seconds that the page is still waiting. Use it in a live region. */
export function StillWaiting() {
  const t = useTranslations('shell.loading')
  return useLate() ? <span>{t('stillWaiting')}</span> : null
}

const TIMEOUT_MS = 10_000

export function useLate(): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return late
}
