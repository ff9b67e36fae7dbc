import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Brand } from '#brand/brand.ts'
import { useBrand } from '#brand/use-brand.ts'
import { PageHeading, Section, Stack } from '#ui/layout.tsx'
import { OfferedLine } from '#ui/offered-line.tsx'

/**
 * How data is shared, stored and erased (specification sections 4 and 9), and whom to ask about it.
 *
 * @param dataCopyLink the way to a copy of one's data, which the route knows; without one the page names whom to ask
 */
export function DataSharingPage({ tabs, dataCopyLink }: { tabs: ReactNode; dataCopyLink: ReactNode }) {
  const t = useTranslations('dataSharing')
  const brand = useBrand()
  const { dataUse } = brand
  return (
    <Stack>
      <OfferedLine {...brand} site={brand.logoLink} />
      <PageHeading>{t('heading')}</PageHeading>
      {tabs}
      <p>{t('intro')}</p>
      {(['required', 'asynchronous', 'optional', 'whois', 'storage', 'retention'] as const).map((part) => (
        <Section key={part} heading={t(`${part}.heading`)}>
          <p>{t(`${part}.text`)}</p>
        </Section>
      ))}
      <Section heading={t('copy.heading')}>
        <p>{dataCopyLink ? t('copy.text') : t('copy.elsewhere')}</p>
        {dataCopyLink ?? <CopyContact />}
      </Section>
      {(dataUse.address || dataUse.email) && (
        <Section heading={t('contact')}>
          <Contact {...dataUse} />
        </Section>
      )}
    </Stack>
  )
}

/** Who has a copy of one's data where these pages have no way to it. */
function CopyContact() {
  const t = useTranslations('shell.brand')
  const { dataProtection, dataUse, name } = useBrand()
  const { contact, email } = dataProtection
  if (contact || email) return <Contact address={contact} email={email} />
  if (dataUse.address || dataUse.email) return <Contact {...dataUse} />
  return <p>{name ?? t('fallbackName')}</p>
}

function Contact({ address, email }: Brand['dataUse']) {
  return (
    <>
      {address && <address>{address}</address>}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </>
  )
}
