import { useTranslations } from 'use-intl/react'
import { Disclosure } from '#ui/disclosure.tsx'

export function TradeMeaning() {
  const t = useTranslations('trade')
  return (
    <Disclosure heading={t('meaningHeading')}>
      <p>{t('meaning')}</p>
      <p>{t('twice')}</p>
      <p>{t('mails')}</p>
      <p>{t('mailbox')}</p>
    </Disclosure>
  )
}
