import { useTranslations } from 'use-intl/react'
import { useMoment } from '#ui/use-moment.tsx'
import { Button } from '#ui/button.tsx'
import { FocusedNotice, Notice } from '#ui/notice.tsx'
import { documentTypesOf, uploadsOf } from './rules.ts'
import type { DataQuality } from '#api/data-quality.ts'

/** Reports a change since the page was opened: a saved correction, or new data. */
export function NewsNotice({ news }: { news: 'saved' | 'changed' }) {
  const t = useTranslations('dataQuality.news')
  return (
    <FocusedNotice key={news} tone={news === 'saved' ? 'success' : 'warning'} role="group" aria-label={t(news)}>
      <p>{t(news)}</p>
    </FocusedNotice>
  )
}

/** Reports a received correction that the case does not contain yet. `isNew`: the correction was just sent. */
export function CorrectionReceived({ at, isNew }: { at: Date; isNew: boolean }) {
  const t = useTranslations('dataQuality.news.received')
  const moment = useMoment()
  const NoticeType = isNew ? FocusedNotice : Notice
  return (
    <NoticeType tone="info" role="group" aria-label={t('heading')}>
      <p>{t.rich('text', moment(at))}</p>
    </NoticeType>
  )
}

/** A link to the document form, for registrants who want to prove the data before they approve it. */
export function ProofOption({ onClick }: { onClick: () => void }) {
  const t = useTranslations('dataQuality')
  return (
    <div>
      <p>{t('proofFirst')}</p>
      <Button look="link" onClick={onClick}>
        {t('proofLabel')}
      </Button>
    </div>
  )
}

export function ReviewNotice({ contactCase }: { contactCase: DataQuality }) {
  const t = useTranslations('dataQuality.review')
  const typeName = useTranslations('dataQuality.document.types')
  const moment = useMoment()
  const uploads = uploadsOf(contactCase)
  if (uploads.length === 0) return null
  return (
    <Notice tone="info">
      <p>
        <strong>{t('heading')}</strong>
      </p>
      <ul>
        {uploads.map(({ type, at }, index) => {
          const name = type ? typeName(type) : t('document')
          return <li key={index}>{at ? t.rich('receivedAt', { name, ...moment(at) }) : name}</li>
        })}
      </ul>
      <p>{t(documentTypesOf(contactCase).length > 0 ? 'text' : 'textNoDocument')}</p>
    </Notice>
  )
}
