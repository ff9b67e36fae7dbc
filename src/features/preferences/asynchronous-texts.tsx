import { useTranslations } from 'use-intl/react'

/** Approval, storage and retention of asynchronous domains (specification sections 4 and 9), as the practices page has them. */
export function AsynchronousTexts() {
  const t = useTranslations('dataSharing')
  return (['asynchronous', 'storage', 'retention'] as const).map((part) => <p key={part}>{t(`${part}.text`)}</p>)
}
