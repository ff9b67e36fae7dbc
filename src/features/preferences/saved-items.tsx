import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import styles from './preferences.module.css'

/** The saved items and the toggle that shows or hides them (specification section 2). */
export function SavedItems({
  shown,
  onToggle,
  children,
}: {
  shown: boolean
  onToggle: (shown: boolean) => void
  children: ReactNode
}) {
  const t = useTranslations('preferences.saved')
  const id = useId()
  return (
    <div className={styles.saved}>
      <Button look="link" aria-expanded={shown} aria-controls={id} onClick={() => onToggle(!shown)}>
        {shown ? t('hide') : t('show')}
      </Button>
      <section id={id} hidden={!shown} aria-label={t('heading')}>
        {shown && (
          <>
            <h2>{t('heading')}</h2>
            {children}
          </>
        )}
      </section>
    </div>
  )
}
