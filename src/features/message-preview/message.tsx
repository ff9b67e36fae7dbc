import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './preview.module.css'
import { LeftOutList, LinkList } from './template-notes.tsx'
import type { TemplateReport } from './template-copy.ts'
import { TemplateFrame, type Device } from './template-frame.tsx'

/** The message at the width of a device, and what a reader of it would not see. */
export function Message({ html }: { html: string }) {
  const t = useTranslations('preview')
  const [device, setDevice] = useState<Device>('phone')
  const [withImages, setWithImages] = useState(false)
  const [report, setReport] = useState<TemplateReport>()
  return (
    <>
      {report && report.remoteImages > 0 && (
        <Notice tone="info">
          <p>{withImages ? t('images.shown') : t('images.held', { count: report.remoteImages })}</p>
          <div className={styles.toggle}>
            <Button aria-pressed={withImages} onClick={() => setWithImages(!withImages)}>
              {t('images.show')}
            </Button>
          </div>
        </Notice>
      )}
      <Choice
        label={t('width.label')}
        options={[
          { id: 'phone', label: t('width.phone') },
          { id: 'desktop', label: t('width.desktop') },
        ]}
        chosen={device}
        onChoose={setDevice}
      />
      <TemplateFrame
        key={String(withImages)}
        html={html}
        withImages={withImages}
        device={device}
        onReport={setReport}
      />
      {report && (
        <>
          <LeftOutList leftOut={report.leftOut} />
          <LinkList links={report.links} />
        </>
      )}
    </>
  )
}
