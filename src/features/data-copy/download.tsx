import { useFormatter, useTranslations } from 'use-intl/react'
import type { FileProgress } from '#api/file-answer.ts'
import { useCalls } from '#decision/stand-in.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { DATA_COPY_CALLS } from './calls.ts'
import styles from './data-copy.module.css'
import { useDownload } from './use-download.ts'

/** The name of a report that comes without one (specification section 5). */
const USUAL_NAME = 'report.csv'

/** The report on its way, by itself, and the plain link to it for when that does not work. */
export function ReportDownload({ token }: { token: string }) {
  const t = useTranslations('dataCopy.download')
  const { reportAddress } = useCalls(DATA_COPY_CALLS)
  const { download, start } = useDownload(token)
  return (
    <>
      {download.is === 'underway' && <Progress progress={download.progress} />}
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
      {download.is === 'failed' && (
        <p>
          <Button look="primary" onClick={start}>
            {t('again')}
          </Button>
        </p>
      )}
      <p>
        {t('manual')}{' '}
        <a href={reportAddress(token)} download={USUAL_NAME}>
          {t('link')}
        </a>
      </p>
      <p>{t('private')}</p>
    </>
  )
}

function Progress({ progress }: { progress: FileProgress | undefined }) {
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
    </div>
  )
}
