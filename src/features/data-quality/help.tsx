import { useTranslations } from 'use-intl/react'
import { readWebLink } from '#lib/links.ts'
import { Disclosure } from '#ui/disclosure.tsx'

/** Why this is asked, and the agreement. */
export function DataQualityHelp({ agreement }: { agreement: string | null | undefined }) {
  const t = useTranslations('dataQuality')
  const link = readWebLink(agreement)
  return (
    <Disclosure heading={t('why.heading')}>
      <p>{t('why.text')}</p>
      {link && (
        <p>
          <a href={link}>{t('agreement')}</a>
        </p>
      )}
    </Disclosure>
  )
}
