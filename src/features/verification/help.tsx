import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useBrand } from '#brand/use-brand.ts'
import { Agreement } from '#decision/agreement.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Section } from '#ui/layout.tsx'

export function VerificationHelp({ agreement }: { agreement: string | null | undefined }) {
  const t = useTranslations('verification')
  const { resellerName: reseller, logoLink } = useBrand()
  const site = logoLink && { host: new URL(logoLink).host, site: linkTo(logoLink) }
  return (
    <>
      <Section heading={t('wrong.heading')}>
        <p>{t('wrong.text')}</p>
        {reseller ? (
          <p>{site ? t.rich('wrong.whoAt', { reseller, ...site }) : t('wrong.who', { reseller })}</p>
        ) : (
          <p>{site ? t.rich('wrong.providerAt', site) : t('wrong.provider')}</p>
        )}
        <p>{t('wrong.then')}</p>
      </Section>
      <Disclosure heading={t('why.heading')}>
        <p>{t('why.text')}</p>
        <Agreement link={agreement} label={t('agreement')} />
      </Disclosure>
    </>
  )
}

/** The tag around the name of a site, as a link to it. */
function linkTo(address: string) {
  return (text: ReactNode) => <a href={address}>{text}</a>
}
