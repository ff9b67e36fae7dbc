import { useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl/react'
import { reportAddress } from '#api/data-copy.ts'
import type { FileProgress } from '#api/file-answer.ts'
import { Button } from '#ui/button.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { linkTag } from '#ui/link-tag.tsx'
import { Notice } from '#ui/notice.tsx'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { useLate } from '#ui/use-late.ts'
import styles from './data-copy.module.css'
import { useDownload } from './use-download.ts'

/** The name of a report that comes without one (specification section 5). */
const USUAL_NAME = 'report.csv'

/** The report on its way, by itself, and the plain link to it for when that does not work. */
export function ReportDownload({ token }: { token: string }) {
  const t = useTranslations('dataCopy.download')
  const queryClient = useQueryClient()
  const { download, start, cancel } = useDownload(token)
  useErrorWords(download.is === 'cancelled' ? download.error : undefined, t('cancelled'))
  return (
    <>
      {download.is === 'underway' && <Progress progress={download.progress} onCancel={cancel} />}
      <div role="status">
        {download.is === 'saved' && (
          <Notice tone="success">
            <p>{t('saved', { name: download.name })}</p>
          </Notice>
        )}
      </div>
      <div role="alert">
        {download.is === 'failed' && (
          <Notice tone="danger">
            <p>{t('failed')}</p>
          </Notice>
        )}
      </div>
      {(download.is === 'failed' || download.is === 'cancelled') && (
        <p>
          <Button look="primary" onClick={start}>
            {t(download.is === 'failed' ? 'again' : 'restart')}
          </Button>
        </p>
      )}
      <p>{t.rich('manual', { link: linkTag({ href: reportAddress(queryClient, token), download: USUAL_NAME }) })}</p>
      <p>{t('private')}</p>
    </>
  )
}

/** The progress of a download. After ten seconds without another byte it says that it is still waiting. */
function Progress({ progress, onCancel }: { progress: FileProgress | undefined; onCancel: () => void }) {
  const t = useTranslations('dataCopy.download')
  const format = useFormatter()
  const size = (bytes: number) =>
    format.number(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const { received = 0, total } = progress ?? {}
  return (
    <div className={styles.progress}>
      <progress aria-label={t('progress')} {...(total && { max: total, value: received })} />
      <span>
        {total
          ? t('ofTotal', { received: size(received), total: size(total) })
          : t('received', { received: size(received) })}
      </span>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <p role="status">{received === 0 ? <Late text={t('waiting')} /> : <StillWaiting key={received} />}</p>
    </div>
  )
}

function Late({ text }: { text: string }) {
  return useLate() && text
}
