import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Notice, type Tone } from '#ui/notice.tsx'
import { PageHeading, Section, Stack } from '#ui/layout.tsx'
import { Facts, type Fact } from '#ui/facts.tsx'
import { RecordedMoment } from '#ui/use-moment.tsx'
import type { ItemStatus } from './item-status.ts'
import { RequesterLine, type Requester } from '#ui/requester.tsx'

/** The outcome of an item: the event, its meaning, the next step. `children` hold the receipt. */
export function OutcomePage({
  requester,
  heading,
  text,
  next,
  facts,
  tone,
  children,
}: {
  requester: Requester
  heading: string
  text: string
  /** The next event, or the person's next step. */
  next?: string | undefined
  facts: readonly Fact[]
  tone: Tone
  children?: ReactNode
}) {
  const t = useTranslations('decision')
  return (
    <Stack>
      <RequesterLine {...requester} />
      <PageHeading>{heading}</PageHeading>
      <Notice tone={tone}>
        <p>{text}</p>
      </Notice>
      <Facts facts={facts} />
      {next && (
        <Section heading={t('next')}>
          <p>{next}</p>
        </Section>
      )}
      {children}
    </Stack>
  )
}

/** When, from where and under which reference an item was answered, as facts. */
export function useAnsweredFacts(): (itemStatus: Extract<ItemStatus, { is: 'answered' }>) => Fact[] {
  const t = useTranslations('decision.answered')
  return ({ at, from, reference }) => [
    { label: t('at'), value: at && <RecordedMoment at={at} /> },
    { label: t('from'), value: from, code: true },
    { label: t('reference'), value: reference, code: true },
  ]
}
