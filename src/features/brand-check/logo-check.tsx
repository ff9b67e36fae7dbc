import { useTranslations } from 'use-intl/react'
import type { Brand } from '#brand/brand.ts'
import { useLogoGround } from '#brand/use-logo-ground.ts'
import styles from './brand-check.module.css'

/** The logo in the bar of the pages, and whether it needs a ground to be seen there. */
export function LogoCheck({
  source,
  colours,
  onLoad,
  onError,
}: {
  source: string
  colours: Brand['colours']
  onLoad: () => void
  onError: () => void
}) {
  const t = useTranslations('brandCheck.pictures')
  const { ground, logo } = useLogoGround(colours)
  return (
    <>
      <header className={styles.bar}>
        <img
          {...logo}
          src={source}
          alt=""
          onLoad={() => {
            logo.onLoad()
            onLoad()
          }}
          onError={onError}
        />
      </header>
      {ground && <span>{t('grounded')}</span>}
      {ground === null && <span>{t('unmeasured')}</span>}
    </>
  )
}
