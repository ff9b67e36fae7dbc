import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import styles from './shell.module.css'

export function Reference({ reference }: { reference: string }) {
  const t = useTranslations('failure')
  return <p>{t.rich('reference', { reference, code })}</p>
}

function code(text: ReactNode) {
  return <code className={styles.reference}>{text}</code>
}
