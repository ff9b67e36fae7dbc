import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { reportUrl } from '#api/data-copy.ts'
import type { FileProgress } from '#api/file-response.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { useBannerText } from '#ui/banner-text.ts'
import { PageHeading } from '#ui/layout.tsx'
import { linkTag } from '#ui/link-tag.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { isSaved, SavedFileSentence, SavedFileText } from '#ui/saved-file.tsx'
import { StillWaiting, useIsLate } from '#ui/still-waiting.tsx'
import styles from './data-copy.module.css'
import { useDownload } from './use-download.ts'

/** The file name if the response contains none (specification section 5). */
const DEFAULT_NAME = 'report.csv'

const TITLE_KEYS = {
  offered: 'heading',
  running: 'heading',
  saved: 'done',
  failed: 'notDone',
  canceled: 'notDone',
  expired: 'expired.heading',
} as const

/** Downloads a report, with a plain link as a fallback. `children` renders the form for requesting another copy. */
export function ReportDownload({ token, children }: { token: string; children: (intro?: ReactNode) => ReactNode }) {
  const t = useTranslations('dataCopy')
  const { download, start, cancel } = useDownload(token)
  const { is } = download
  const saved = is === 'saved' ? download.saved : undefined
  const title = saved && !isSaved(saved) ? 'notDone' : TITLE_KEYS[is]
  useBannerText(is === 'canceled' ? download.error : undefined, t('download.canceled'))
  usePageTitle(title === 'heading' ? undefined : t(`download.${title}`))
  return (
    <>
      <PageHeading>{t(is === 'expired' ? 'download.expired.heading' : 'download.heading')}</PageHeading>
      {is === 'running' && <Progress progress={download.progress} onCancel={cancel} />}
      <div role="status">
        {saved && (
          <Notice tone={isSaved(saved) ? 'success' : 'info'}>
            <SavedFileSentence saved={saved} />
          </Notice>
        )}
      </div>
      {saved && <SavedFileText saved={saved} />}
      <div role="alert">
        {is === 'failed' && (
          <Notice tone="danger">
            <p>{t('download.failed')}</p>
          </Notice>
        )}
        {is === 'expired' && (
          <Notice tone="warning">
            <p>{t('download.expired.text')}</p>
            <p>{t('download.failed')}</p>
          </Notice>
        )}
      </div>
      {(is === 'failed' || is === 'canceled') && (
        <p>
          <Button look="primary" onClick={start}>
            {t(is === 'failed' ? 'download.again' : 'download.restart')}
          </Button>
        </p>
      )}
      {is === 'expired' ? (
        children()
      ) : (
        <>
          <ManualLink token={token} text={saved && isSaved(saved) ? 'lost' : 'manual'} />
          <p>{t('download.private')}</p>
          <Disclosure heading={t('another.heading')}>{children(<p>{t('another.text')}</p>)}</Disclosure>
        </>
      )}
    </>
  )
}

function ManualLink({ token, text }: { token: string; text: 'manual' | 'lost' }) {
  const t = useTranslations('dataCopy.download')
  const queryClient = useQueryClient()
  return <p>{t.rich(text, { link: linkTag({ href: reportUrl(queryClient, token), download: DEFAULT_NAME }) })}</p>
}

/** The progress of a download. After ten seconds without data, shows that it is still waiting. */
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
      <p role="status">{received === 0 ? <LateText text={t('waiting')} /> : <StillWaiting key={received} />}</p>
    </div>
  )
}

function LateText({ text }: { text: string }) {
  return useIsLate() && text
}
