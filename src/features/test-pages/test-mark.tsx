import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useBrand } from '#brand/use-brand.ts'
import { Button } from '#ui/button.tsx'
import { bdi } from '#ui/link-tag.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './test-pages.module.css'

/** Says that a page is a test, above all that it shows, in colours that no brand changes. */
export function TestMark({
  reseller,
  onAgain,
  children,
}: {
  reseller: string
  onAgain?: () => void
  children?: ReactNode
}) {
  const t = useTranslations('testPage')
  const { resellerName } = useBrand()
  return (
    <Notice tone="info" role="region" aria-label={t('heading')}>
      <p>
        <strong>{t('heading')}</strong>
      </p>
      <p>{t.rich('text', { reseller: resellerName ?? reseller, bdi })}</p>
      {children}
      <div className={styles.markActions}>
        {onAgain && (
          <Button look="link" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        <Link to="/preview/brand/$reseller" params={{ reseller }}>
          {t('brandCheck')}
        </Link>
      </div>
    </Notice>
  )
}
