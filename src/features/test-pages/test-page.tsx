import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Link } from '@tanstack/react-router'
import type { SamplePage } from '#api/messaging.ts'
import { Stack } from '#ui/layout.tsx'
import { useBrand } from '#brand/use-brand.ts'
import { Button } from '#ui/button.tsx'
import { bdi } from '#ui/link-tag.tsx'
import { Notice } from '#ui/notice.tsx'
import { createTestClient } from './test-client.ts'
import { isItem, itemOf } from './sample.ts'
import styles from './test-pages.module.css'

/**
 * Shows the real page of a flow with sample data, marked as a test. Nothing is sent. `children` renders the page with a
 * unique link key.
 */
export function TestPage({
  page,
  reseller,
  info,
  choice,
  children,
}: {
  page: SamplePage
  reseller: string
  info: unknown
  /** A control that selects one of the flow's pages. */
  choice?: ReactNode
  children: (key: string) => ReactNode
}) {
  const t = useTranslations('testPage')
  const [restarts, setRestarts] = useState(0)
  return (
    <Stack>
      <TestMark reseller={reseller} onRestart={() => setRestarts(restarts + 1)}>
        {!isItem(info) && <p>{t('missing')}</p>}
        {choice}
      </TestMark>
      <TestRun key={restarts} page={page} info={info}>
        {children}
      </TestRun>
    </Stack>
  )
}

let runCount = 0

function TestRun({ page, info, children }: { page: SamplePage; info: unknown; children: (key: string) => ReactNode }) {
  const queryClient = useQueryClient()
  const [client] = useState(() => createTestClient(queryClient, page, itemOf(info)))
  const [key] = useState(() => `sample-${(runCount += 1)}`)
  return <QueryClientProvider client={client}>{children(key)}</QueryClientProvider>
}

/** Marks a page as a test, in colors that no brand changes. */
function TestMark({ reseller, onRestart, children }: { reseller: string; onRestart: () => void; children: ReactNode }) {
  const t = useTranslations('testPage')
  const { resellerName } = useBrand()
  return (
    <Notice tone="info" role="region" aria-label={t('heading')}>
      <p>
        <strong>{t('heading')}</strong>
      </p>
      <p>{t.rich('text', { reseller: resellerName ?? reseller, bdi })}</p>
      {children}
      <div className={styles.markActions}>
        <Button look="link" onClick={onRestart}>
          {t('again')}
        </Button>
        <Link to="/preview/brand/$reseller" params={{ reseller }}>
          {t('brandCheck')}
        </Link>
      </div>
    </Notice>
  )
}
