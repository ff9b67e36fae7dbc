import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** While it is there, asks before the page is left: within the pages in our words, otherwise in the browser's. */
export function UnsavedGuard() {
  const t = useTranslations('form.unsaved')
  const blocker = useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, withResolver: true })
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
