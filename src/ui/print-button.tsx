import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl/react'
import { printPage } from '#lib/print-page.ts'
import { Button } from './button.tsx'
import styles from './saved-file.module.css'

/** A button that prints the page, and reports if the browser cannot print. */
export function PrintButton(props: ComponentProps<typeof Button>) {
  const t = useTranslations('savedFile')
  const [hasFailed, setFailed] = useState(false)
  const status = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (hasFailed) status.current?.scrollIntoView({ block: 'nearest' })
  }, [hasFailed])
  return (
    <>
      <Button {...props} onClick={() => void printPage().then((hasStarted) => setFailed(!hasStarted))} />
      <span ref={status} role="status" className={styles.unprinted}>
        {hasFailed && `${t('unprinted')} ${t('elsewhere')}`}
      </span>
    </>
  )
}
