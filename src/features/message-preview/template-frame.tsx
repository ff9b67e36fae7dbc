import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { VisuallyHidden } from '#ui/layout.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './preview.module.css'
import { copyTemplate, type TemplateReport } from './template-copy.ts'

/** The documents of the frames, without and with images. Each has its own CSP (src/server/security-headers.ts). */
const FRAMES = { withoutImages: '/preview-frame.html', withImages: '/preview-frame-images.html' }

/** Typical widths of messages, in CSS pixels. */
const WIDTHS = { phone: 375, desktop: 1024 }

export type Device = keyof typeof WIDTHS

/** Shows a message in a sandboxed frame that can fetch only images. `onReport` is called when the message is complete. */
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
    const controller = new AbortController()
    const fill = async () => {
      const report = await runInSlices(copyTemplate(html, target, withImages), controller.signal)
      if (!report) return
      onReport(report)
      setState('shown')
    }
    void fill()
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a frame is filled once; each message has its own frame
  }, [state === 'filling'])
  const isLoading = state === 'loading' || state === 'filling'
  const { box, frame } = useFit(ref, WIDTHS[device], device === 'phone', state === 'shown')
  useFullHeightInPrint(ref)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard if the message is wider */}
      <div className={`${styles.stage} ${styles[device]}`} role="group" aria-label={t('label')} tabIndex={0}>
        <div className={styles.fitted} style={box} aria-busy={isLoading}>
          <iframe
            ref={ref}
            src={withImages ? FRAMES.withImages : FRAMES.withoutImages}
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
        {isLoading && <p>{t('filling')}</p>}
        {state === 'shown' && <VisuallyHidden>{t('shown')}</VisuallyHidden>}
      </div>
      {state === 'blocked' && (
        <Notice tone="danger" role="alert">
          <p>{t('blocked')}</p>
        </Notice>
      )}
    </>
  )
}

/** Returns the document of a frame if it is our own and has a CSP: a host without our file could send any document. */
function frameDocument(frame: HTMLIFrameElement | null): Document | undefined {
  const target = frame?.contentDocument ?? undefined
  const isPreviewFrame = target?.querySelector('meta[name="pages:preview-frame"]')
  const hasPolicy = target?.querySelector('meta[http-equiv="content-security-policy"]')
  return isPreviewFrame && hasPolicy ? target : undefined
}

/** Shows the whole message in print, because a frame does not scroll on paper. */
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

/** Duration of a slice, short enough to handle clicks without a noticeable delay. */
const SLICE_MS = 12

/** Runs a generator in time slices. Returns undefined if aborted. */
async function runInSlices<Result>(work: Generator<void, Result>, signal: AbortSignal): Promise<Result | undefined> {
  while (!signal.aborted) {
    const end = performance.now() + SLICE_MS
    while (performance.now() < end) {
      const step = work.next()
      if (step.done) return step.value
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}

/**
 * Scales a message down to fit the page, or lets it scroll sideways. The frame is never taller than its content.
 */
function useFit(
  ref: RefObject<HTMLIFrameElement | null>,
  width: number,
  isScaled: boolean,
  isShown: boolean,
): { box: CSSProperties; frame: CSSProperties } {
  const [availableWidth, setAvailableWidth] = useState(width)
  const [contentHeight, setContentHeight] = useState<number>()
  useEffect(() => {
    const stage = ref.current?.parentElement?.parentElement
    const message = isShown && ref.current?.contentDocument?.documentElement
    if (!stage) return
    const observer = new ResizeObserver(() => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(stage)
      setAvailableWidth(stage.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd))
      if (message) setContentHeight(message.offsetHeight + FRAME_BORDERS_PX)
    })
    observer.observe(stage)
    if (message) observer.observe(message)
    return () => observer.disconnect()
  }, [ref, isShown])
  const scale = isScaled ? Math.min(1, availableWidth / width) : 1
  const height = contentHeight === undefined ? MAX_HEIGHT : `min(${MAX_HEIGHT}, ${contentHeight}px)`
  return {
    box: { width: width * scale, height: `calc(${height} * ${scale})` },
    frame: { width, height, transform: scale < 1 ? `scale(${scale})` : undefined },
  }
}

/** Total height of the frame borders. */
const FRAME_BORDERS_PX = 2

const MAX_HEIGHT = 'min(42rem, 80vh)'
