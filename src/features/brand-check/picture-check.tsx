import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import styles from './brand-check.module.css'

/** A picture of a brand, and whether it is set, valid and loads. */
export function PictureCheck({
  part,
  given,
  source,
}: {
  part: 'logo' | 'avatar' | 'favicon'
  given: string | undefined
  /** Its address as the pages use it; nothing when it is no picture. */
  source: string | undefined
}) {
  const t = useTranslations('brandCheck.pictures')
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading')
  if (!given) return `${t('none')} ${t(`missing.${part}`)}`
  if (!source) return t('unreadable')
  return (
    <span className={styles.picture}>
      {state !== 'broken' && (
        <img src={source} alt="" onLoad={() => setState('shown')} onError={() => setState('broken')} />
      )}
      <span role="status">{state === 'broken' ? `${t('broken')} ${t(`missing.${part}`)}` : t(state)}</span>
      {given.startsWith('http:') && <span>{t('upgraded')}</span>}
    </span>
  )
}
