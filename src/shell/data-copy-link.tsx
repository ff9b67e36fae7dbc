import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { getAppConfig, isFeatureOn } from '#api/app-config.ts'
import { useBrand } from '#brand/use-brand.ts'

/** Returns whether both the environment and the brand enable links to the data copy. */
export function useIsDataCopyShown(): boolean {
  const config = useQuery(getAppConfig())
  const { shows } = useBrand()
  return !config.isPending && shows.dataCopy && isFeatureOn(config.data, 'requestUserData')
}

export function DataCopyLink({ accessKey }: { accessKey: string }) {
  const t = useTranslations('shell')
  if (!useIsDataCopyShown()) return null
  return (
    <p>
      <Link to="/request/$access_key" params={{ access_key: accessKey }}>
        {t('dataCopyLink')}
      </Link>
    </p>
  )
}
