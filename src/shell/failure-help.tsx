import { useTranslations } from 'use-intl/react'
import type { ReactNode } from 'react'
import type { ApiError } from '#api/errors.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/layout.tsx'
import styles from './shell.module.css'

/** What to do on a failed page. Without `again`, a retry cannot succeed; `isDoubtful` if it hardly helps. */
export function FailureHelp({
  error,
  again,
  isDoubtful = false,
  children,
  after,
}: {
  error: ApiError
  again?: (() => void) | undefined
  isDoubtful?: boolean
  children: ReactNode
  after?: ReactNode
}) {
  const t = useTranslations('failure')
  return (
    <Section heading={t('help')}>
      {children}
      {again && (
        <p>
          <Button look={isDoubtful ? 'secondary' : 'primary'} onClick={again}>
            {t('again')}
          </Button>
        </p>
      )}
      {error.reference && <p>{t.rich('reference', { reference: error.reference, code })}</p>}
      {after}
    </Section>
  )
}

function code(text: ReactNode) {
  return <code className={styles.reference}>{text}</code>
}
