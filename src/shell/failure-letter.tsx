import { useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { useBrand } from '#brand/use-brand.ts'
import { now } from '#lib/clock.ts'
import { copyText } from '#lib/copy-text.ts'
import { Button } from '#ui/button.tsx'
import { bdi, linkTag } from '#ui/link-tag.tsx'
import styles from './shell.module.css'

/** A letter that asks the provider for a new link. It does not contain the key. */
export function FailureLetter({ state, reference }: { state: string; reference: string | undefined }) {
  const t = useTranslations('failureLetter')
  const format = useFormatter()
  const { resellerName, logoLink, dataUse } = useBrand()
  const fileTexts = useTranslations('savedFile')
  const ref = useRef<HTMLQuoteElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'uncopied'>()
  const body = t('body', {
    state,
    date: format.dateTime(now(), { dateStyle: 'long' }),
    known: reference ? 'yes' : 'no',
    reference: reference ?? '',
  })
  const copy = async () => {
    const isCopied = await copyText(body)
    if (!isCopied && ref.current) getSelection()?.selectAllChildren(ref.current)
    setOutcome(isCopied ? 'copied' : 'uncopied')
  }
  return (
    <>
      <p>
        {resellerName ? t.rich('to', { reseller: resellerName, bdi }) : t('toProvider')}{' '}
        {logoLink
          ? t.rich('site', { host: new URL(logoLink).host, link: linkTag({ href: logoLink }) })
          : dataUse.email &&
            t.rich('email', {
              email: dataUse.email,
              link: linkTag({ href: `mailto:${dataUse.email}?body=${encodeURIComponent(body)}` }),
            })}
      </p>
      <blockquote ref={ref} className={styles.letter}>
        {body}
      </blockquote>
      <p>
        <Button onClick={() => void copy()}>{t('copy')}</Button>{' '}
        <span role="status">{outcome && fileTexts(outcome)}</span>
      </p>
    </>
  )
}
