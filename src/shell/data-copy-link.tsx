import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { appConfigQuery, isFeatureOn } from '#api/app-config.ts'
import { useBrand } from '#brand/use-brand.ts'

/** The way to a copy of one's data, where neither the environment nor the brand hides it. */
export function DataCopyLink({ accessKey }: { accessKey: string }) {
  const t = useTranslations('shell')
  const config = useQuery(appConfigQuery())
  const { shows } = useBrand()
  if (config.isPending || !shows.dataCopy) return null
  if (config.data && !isFeatureOn(config.data, 'requestUserData')) return null
  return (
    <p>
      <Link to="/request/$access_key" params={{ access_key: accessKey }}>
        {t('dataCopyLink')}
      </Link>
    </p>
  )
}
