import type { Ref } from 'react'
import { useTranslations } from 'use-intl/react'
import { useBrand } from '#brand/use-brand.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Section } from '#ui/layout.tsx'
import { bdi, linkTag } from '#ui/link-tag.tsx'

/** How to correct wrong data, and why it is asked for. A button focuses the heading `wrong`. */
export function VerificationHelp({
  days,
  wrong,
}: {
  /** In which registrars must verify. */
  days: string
  wrong: Ref<HTMLHeadingElement>
}) {
  const t = useTranslations('verification')
  const { resellerName: reseller, logoLink } = useBrand()
  const site = logoLink && { host: new URL(logoLink).host, site: linkTag({ href: logoLink }) }
  return (
    <>
      <Section heading={t('wrong.heading')} headingRef={wrong}>
        <p>{t('wrong.text')}</p>
        {reseller ? (
          <p>{site ? t.rich('wrong.whoAt', { reseller, bdi, ...site }) : t.rich('wrong.who', { reseller, bdi })}</p>
        ) : (
          <p>{site ? t.rich('wrong.providerAt', site) : t('wrong.provider')}</p>
        )}
        <p>{t('wrong.then')}</p>
      </Section>
      <Disclosure heading={t('why.heading')}>
        <p>{t('why.text')}</p>
        <p>{t('due.rule', { days })}</p>
      </Disclosure>
    </>
  )
}
