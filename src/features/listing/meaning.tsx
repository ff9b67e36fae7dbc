import { useTranslations } from 'use-intl/react'
import { readWebLink } from '#lib/links.ts'
import { Section } from '#ui/layout.tsx'

/** What a person agrees to by listing a domain (a standing consent to sell), and the agreement itself. */
export function ListingMeaning({ agreement }: { agreement: string | null | undefined }) {
  const t = useTranslations('listing')
  const link = readWebLink(agreement)
  return (
    <Section heading={t('meaningHeading')}>
      <p>{t('meaning')}</p>
      <p>{t('ends')}</p>
      <p>{t('not')}</p>
      {link && (
        <p>
          <a href={link}>{t('agreement')}</a>
        </p>
      )}
    </Section>
  )
}
