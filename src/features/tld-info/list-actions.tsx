import { useTranslations } from 'use-intl/react'
import type { TldSearch } from '#api/tld-info.ts'
import { Button } from '#ui/button.tsx'
import { useBannerText } from '#ui/banner-text.ts'
import { Notice } from '#ui/notice.tsx'
import { PrintButton } from '#ui/print-button.tsx'
import { isSaved, SavedFileStatus } from '#ui/saved-file.tsx'
import styles from './tld-info.module.css'
import { useExport } from './use-export.ts'

/** Buttons that save all matching rows as a file, or print the visible rows. */
export function ListActions({ systemName, search }: { systemName: string; search: TldSearch }) {
  const t = useTranslations('tldInfo.keep')
  const { status, start, cancel } = useExport(systemName, search)
  useBannerText(status.state === 'canceled' ? status.error : undefined, t('canceled'))
  const running = status.state === 'running'
  const saved = status.state === 'done' ? status.saved : undefined
  return (
    <div className={styles.listActions}>
      <div className={styles.actions}>
        <Button busy={running} onClick={start}>
          {t('csv')}
        </Button>
        {running && <Button onClick={cancel}>{t('cancel')}</Button>}
        <PrintButton>{t('print')}</PrintButton>
      </div>
      {running && <progress aria-label={t('progress')} value={status.rows} max={status.total ?? 1} />}
      <div role="status">
        {status.state === 'done' &&
          [isSaved(status.saved) && t('done', { rows: status.rows }), status.hasChanged && t('changed')]
            .filter(Boolean)
            .join(' ')}
        {running && t('running')}
      </div>
      <SavedFileStatus saved={saved} />
      {status.state === 'failed' && (
        <Notice tone="danger" role="alert">
          <p>{t('failed')}</p>
        </Notice>
      )}
    </div>
  )
}
