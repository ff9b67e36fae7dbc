import { useTranslations } from 'use-intl/react'

/** The texts of the data sharing page about asynchronous domains (specification sections 4 and 9). */
export function AsynchronousTexts() {
  const t = useTranslations('dataSharing')
  return (['asynchronous', 'storage', 'retention'] as const).map((part) => <p key={part}>{t(`${part}.text`)}</p>)
}
