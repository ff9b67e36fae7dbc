import { useTranslations } from 'use-intl/react'
import { useEffect, useState } from 'react'

/** Says that an answer is still awaited, once it has been there for ten seconds. Belongs in a region that is announced. */
export function StillWaiting() {
  const t = useTranslations('shell.loading')
  return useLate() ? <span>{t('stillWaiting')}</span> : null
}

/** Time until waiting needs an explanation, in milliseconds. */
const PATIENCE_MS = 10_000

export function useLate(): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return late
}
