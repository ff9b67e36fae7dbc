import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Asks the user before unsaved changes are lost. When the user leaves the site, the browser shows its own dialog. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => unsaved && !focusedLinkOpensApp(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
}

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useTranslations('unsaved')
  return (
    <Dialog
      title={t('heading')}
      onCancel={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('stay')}</Button>
          <Button onClick={onLeave}>{t('leave')}</Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  )
}

/** Returns whether the focused link opens an app. Browsers then dispatch `beforeunload`, although the page stays. */
function focusedLinkOpensApp(): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLAnchorElement && !/^https?:$/.test(activeElement.protocol)
}
