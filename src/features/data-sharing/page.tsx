import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Brand } from '#brand/brand.ts'
import { useBrand } from '#brand/use-brand.ts'
import { PageHeading, Section, Stack } from '#ui/layout.tsx'
import { bdi } from '#ui/link-tag.tsx'
import { ProviderLine } from '#ui/provider-line.tsx'

/** The registrant's rights (GDPR, Articles 15 to 21 and 7). */
const RIGHTS = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection', 'withdrawal'] as const

/** How data is shared and erased (specification sections 4 and 9), the controller, and the registrant's rights. */
export function DataSharingPage({ tabs, dataCopyLink }: { tabs: ReactNode; dataCopyLink: ReactNode }) {
  const t = useTranslations('dataSharing')
  const brand = useBrand()
  return (
    <Stack>
      <ProviderLine {...brand} />
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
      <Controller />
      <Section heading={t('rights.heading')}>
        <p>{t('rights.text')}</p>
        <ul>
          {RIGHTS.map((right) => (
            <li key={right}>{t(`rights.${right}`)}</li>
          ))}
        </ul>
        <p>{t('rights.how')}</p>
        <p>{t('rights.complaint')}</p>
      </Section>
    </Stack>
  )
}

/** The controller, and contacts for questions and data protection (GDPR, Article 13). */
function Controller() {
  const t = useTranslations('dataSharing.controller')
  const { dataProtection, dataUse, legalName, registrarName } = useBrand()
  const registrar = legalName ?? registrarName
  const { contact, email } = dataProtection
  return (
    <Section heading={t('heading')}>
      <p>{registrar ? t.rich('text', { registrar, bdi }) : t('unnamed')}</p>
      {(dataUse.address || dataUse.email) && (
        <>
          <p>{t('questions')}</p>
          <Contact {...dataUse} />
        </>
      )}
      {(contact || email) && (
        <>
          <p>{t('officer')}</p>
          <Contact address={contact} email={email} />
        </>
      )}
    </Section>
  )
}

/** The contact for a copy of the data, if there is no link. */
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
