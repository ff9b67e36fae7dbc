import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Asks before a page with unsaved changes is left: within the pages in our words, otherwise in the browser's. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const t = useTranslations('unsaved')
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => unsaved && !isHandingOver(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      title={t('heading')}
      onCancel={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{t('stay')}</Button>
          <Button onClick={blocker.proceed}>{t('leave')}</Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  )
}

/**
 * Returns whether the focused link opens another program: browsers dispatch `beforeunload`, although the page stays.
 */
function isHandingOver(): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLAnchorElement && !/^https?:$/.test(activeElement.protocol)
}
