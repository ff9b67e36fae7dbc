import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useBrand } from '#brand/use-brand.ts'
import { PageHeading, Section, Stack } from '#ui/layout.tsx'

/** How data is shared, stored and erased (specification sections 4 and 9), and whom to ask about it. */
export function DataSharingPage({ tabs }: { tabs: ReactNode }) {
  const t = useTranslations('dataSharing')
  const { dataUse } = useBrand()
  return (
    <Stack>
      <PageHeading>{t('heading')}</PageHeading>
      {tabs}
      <p>{t('intro')}</p>
      {(['required', 'asynchronous', 'optional', 'whois', 'storage', 'retention', 'copy'] as const).map((part) => (
        <Section key={part} heading={t(`${part}.heading`)}>
          <p>{t(`${part}.text`)}</p>
        </Section>
      ))}
      {(dataUse.address || dataUse.email) && (
        <Section heading={t('contact')}>
          {dataUse.address && <address>{dataUse.address}</address>}
          {dataUse.email && (
            <p>
              <a href={`mailto:${dataUse.email}`}>{dataUse.email}</a>
            </p>
          )}
        </Section>
      )}
    </Stack>
  )
}
