import { useTranslations } from 'use-intl/react'
import { useBrand } from '#brand/use-brand.ts'
import { Agreement } from '#decision/agreement.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Section } from '#ui/layout.tsx'

export function VerificationHelp({ agreement }: { agreement: string | null | undefined }) {
  const t = useTranslations('verification')
  const { resellerName, logoLink } = useBrand()
  return (
    <>
      <Section heading={t('wrong.heading')}>
        <p>{t('wrong.text')}</p>
        <p>
          {resellerName ? t(logoLink ? 'wrong.whoAt' : 'wrong.who', { reseller: resellerName }) : t('wrong.provider')}
          {logoLink && (
            <>
              {' '}
              <a href={logoLink}>{new URL(logoLink).host}</a>
            </>
          )}
        </p>
        <p>{t('wrong.then')}</p>
      </Section>
      <Disclosure heading={t('why.heading')}>
        <p>{t('why.text')}</p>
        <Agreement link={agreement} label={t('agreement')} />
      </Disclosure>
    </>
  )
}
