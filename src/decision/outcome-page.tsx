import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { DomainHeading } from '#ui/domain-name.tsx'
import { Facts, type Fact } from '#ui/facts.tsx'
import { Section, Stack } from '#ui/layout.tsx'
import { bdi } from '#ui/link-tag.tsx'
import { Notice, type Tone } from '#ui/notice.tsx'
import { RequesterLine, type Requester } from '#ui/requester.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { Moment } from '#ui/use-moment.tsx'
import styles from './decision.module.css'

/** The outcome of an item: what happened, the next step, and the receipt. */
export function OutcomePage({
  requester,
  domain,
  name,
  title,
  heading,
  text,
  next,
  at,
  reference,
  facts,
  tone,
  children,
}: {
  requester: Requester
  domain: string | undefined
  name: string | undefined
  /** The document's title, without the domain. */
  title: string
  heading: string
  text: ReactNode
  next?: string | undefined
  at?: Date | undefined
  reference?: string | undefined
  /** Shown if the item has no receipt. */
  facts?: readonly Fact[]
  tone: Tone
  children?: ReactNode
}) {
  const t = useTranslations('decision')
  const receiptText = useTranslations('receipt')
  const { logoLink, resellerName } = requester
  usePageTitle(title)
  return (
    <Stack>
      <RequesterLine {...requester} />
      <Notice tone={tone} data-panel>
        <DomainHeading text={heading} domain={domain} name={name} />
        <p>{text}</p>
        {at && (
          <p className={styles.secondary}>
            <Moment at={at} />
          </p>
        )}
        {reference && (
          <p className={styles.secondary}>
            {receiptText('reference')}: <code>{reference}</code>
          </p>
        )}
      </Notice>
      {next && (
        <Section heading={t('next')}>
          <p>{next}</p>
        </Section>
      )}
      {children}
      {facts && <Facts facts={facts} />}
      {logoLink && (
        <p>
          <a href={logoLink}>{t.rich('backTo', { name: resellerName ?? new URL(logoLink).host, bdi })}</a>
        </p>
      )}
    </Stack>
  )
}
