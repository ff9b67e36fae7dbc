import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Brand } from '#brand/brand.ts'
import { useLogoBackground } from '#brand/use-logo-background.ts'
import styles from './brand-check.module.css'

/** A brand image, and whether it is set, valid and loadable. */
export function PictureCheck({
  part,
  givenUrl,
  source,
  colors,
}: {
  part: 'logo' | 'avatar' | 'favicon'
  givenUrl: string | undefined
  /** The URL that the pages use; undefined if the given URL is invalid. */
  source: string | undefined
  colors: Brand['colors']
}) {
  const t = useTranslations('brandCheck.pictures')
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading')
  const { background, logo } = useLogoBackground(colors)
  if (!givenUrl) return <span>{`${t('none')} ${t(`missing.${part}`)}`}</span>
  if (!source) return <span>{t('unreadable')}</span>
  const image = (
    <img
      {...logo}
      className={logo.className || styles[part]}
      src={source}
      alt=""
      onLoad={() => {
        logo.onLoad()
        setState('shown')
      }}
      onError={() => setState('broken')}
    />
  )
  return (
    <span className={styles.picture}>
      {state !== 'broken' && (part === 'logo' ? <header className={styles.bar}>{image}</header> : image)}
      <span role="status">{state === 'broken' ? `${t('broken')} ${t(`missing.${part}`)}` : t(state)}</span>
      {background && <span>{t('grounded')}</span>}
      {background === null && state === 'shown' && <span>{t('unmeasured')}</span>}
      {givenUrl.startsWith('http:') && <span>{t('upgraded')}</span>}
    </span>
  )
}
