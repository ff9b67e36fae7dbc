import { useTranslations } from 'use-intl/react'
import { readWebLink } from '#lib/links.ts'
import { Section } from '#ui/layout.tsx'

/** What a change of holder brings with it, help, and the agreement. */
export function TradeMeaning({ agreement }: { agreement: string | null | undefined }) {
  const t = useTranslations('trade')
  const link = readWebLink(agreement)
  return (
    <Section heading={t('meaningHeading')}>
      <p>{t('meaning')}</p>
      <p>{t('twice')}</p>
      <p>{t('mails')}</p>
      <p>{t('mailbox')}</p>
      {link && (
        <p>
          <a href={link}>{t('agreement')}</a>
        </p>
      )}
    </Section>
  )
}
