import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Brand } from '#brand/brand.ts'
import styles from './brand-check.module.css'
import { LogoCheck } from './logo-check.tsx'

/** A picture of a brand, and whether it is set, valid and loads. */
export function PictureCheck({
  part,
  given,
  source,
  colours,
}: {
  part: 'logo' | 'avatar' | 'favicon'
  given: string | undefined
  /** Its address as the pages use it; nothing when it is no picture. */
  source: string | undefined
  colours: Brand['colours']
}) {
  const t = useTranslations('brandCheck.pictures')
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading')
  if (!given) return `${t('none')} ${t(`missing.${part}`)}`
  if (!source) return t('unreadable')
  const heard = { onLoad: () => setState('shown'), onError: () => setState('broken') }
  return (
    <span className={styles.picture}>
      {state !== 'broken' &&
        (part === 'logo' ? (
          <LogoCheck source={source} colours={colours} {...heard} />
        ) : (
          <img className={styles[part]} src={source} alt="" {...heard} />
        ))}
      <span role="status">{state === 'broken' ? `${t('broken')} ${t(`missing.${part}`)}` : t(state)}</span>
      {given.startsWith('http:') && <span>{t('upgraded')}</span>}
    </span>
  )
}
