import { useTranslations } from 'use-intl/react'
import type { ReactNode } from 'react'
import type { ApiError } from '#api/errors.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/layout.tsx'
import styles from './shell.module.css'

/**
 * What a person can do on a page that failed: advice, another attempt, and the reference for support.
 *
 * @param again absent where another attempt cannot succeed
 * @param isDoubtful whether another attempt hardly helps, so that its button steps back
 */
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
