import { useTranslations } from 'use-intl/react'
import { readWebLink } from '#lib/links.ts'
import { Section } from '#ui/layout.tsx'

/** Why this is asked, and the agreement. */
export function DataQualityHelp({ agreement }: { agreement: string | null | undefined }) {
  const t = useTranslations('dataQuality')
  const link = readWebLink(agreement)
  return (
    <Section heading={t('why.heading')}>
      <p>{t('why.text')}</p>
      {link && (
        <p>
          <a href={link}>{t('agreement')}</a>
        </p>
      )}
    </Section>
  )
}
