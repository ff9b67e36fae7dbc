import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { VisuallyHidden } from '#ui/layout.tsx'
import { Notice } from '#ui/notice.tsx'
import { inSlices } from './in-slices.ts'
import styles from './preview.module.css'
import { copyTemplate, type TemplateReport } from './template-copy.ts'
import { useFit } from './use-fit.ts'

/** The documents that a message is shown in; each has a policy of its own (src/server/security-headers.ts). */
const FRAMES = { without: '/preview-frame.html', with: '/preview-frame-images.html' }

/** Widths that messages are usually designed for, in CSS pixels. */
const WIDTHS = { phone: 375, desktop: 1024 }

export type Device = keyof typeof WIDTHS

/** Shows a message in a sandboxed frame, where only images can be fetched. `onReport` is called when it is complete. */
export function TemplateFrame({
  html,
  withImages,
  device,
  onReport,
}: {
  html: string
  withImages: boolean
  device: Device
  onReport: (report: TemplateReport) => void
}) {
  const t = useTranslations('preview.frame')
  const ref = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'filling' | 'shown' | 'blocked'>('loading')
  useEffect(() => {
    if (state !== 'filling') return
    const target = frameDocument(ref.current)
    if (!target) return setState('blocked')
    const called = new AbortController()
    const fill = async () => {
      const report = await inSlices(copyTemplate(html, target, withImages), called.signal)
      if (!report) return
      onReport(report)
      setState('shown')
    }
    void fill()
    return () => called.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a frame is filled once; another message is another frame
  }, [state === 'filling'])
  const { box, frame } = useFit(ref, WIDTHS[device], device === 'phone', state === 'shown')
  useFullHeightInPrint(ref)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard where the message is wider */}
      <div className={`${styles.stage} ${styles[device]}`} role="group" aria-label={t('label')} tabIndex={0}>
        <div className={styles.fitted} style={box}>
          <iframe
            ref={ref}
            src={withImages ? FRAMES.with : FRAMES.without}
            title={t('label')}
            sandbox="allow-same-origin"
            referrerPolicy="no-referrer"
            className={styles.frame}
            style={frame}
            onLoad={() => setState('filling')}
          />
        </div>
      </div>
      <div role="status">
        {state === 'shown' ? (
          <VisuallyHidden>{t('shown')}</VisuallyHidden>
        ) : (
          state !== 'blocked' && <p>{t('filling')}</p>
        )}
      </div>
      {state === 'blocked' && (
        <Notice tone="danger" role="alert">
          <p>{t('blocked')}</p>
        </Notice>
      )}
    </>
  )
}

/** The document of a frame, if it is the one with the policy: a host that lacks the file may send anything instead. */
function frameDocument(frame: HTMLIFrameElement | null): Document | undefined {
  const target = frame?.contentDocument ?? undefined
  const isOurs = target?.querySelector('meta[name="pages:preview-frame"]')
  const hasPolicy = target?.querySelector('meta[http-equiv="content-security-policy"]')
  return isOurs && hasPolicy ? target : undefined
}

/** On paper there is no scrolling. */
function useFullHeightInPrint(ref: React.RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const setHeight = (height: string) => {
      if (ref.current) ref.current.style.height = height
    }
    const before = () => setHeight(`${ref.current?.contentDocument?.documentElement.scrollHeight ?? 0}px`)
    const after = () => setHeight('')
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [ref])
}
