import { useTranslations } from 'use-intl/react'
import { readWebLink } from '#lib/links.ts'
import { Section } from '#ui/layout.tsx'

/** What a transfer means, and the agreement that belongs to it. */
export function TransferMeaning({
  heading,
  texts,
  agreement,
}: {
  heading: string
  texts: readonly string[]
  agreement: string | null | undefined
}) {
  const t = useTranslations('transfer')
  const link = readWebLink(agreement)
  return (
    <Section heading={heading}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {link && (
        <p>
          <a href={link}>{t('agreement')}</a>
        </p>
      )}
    </Section>
  )
}
