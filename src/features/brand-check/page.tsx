import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl/react'
import { Link, useRouter } from '@tanstack/react-router'
import { getBranding } from '#api/branding.ts'
import { checkColors } from '#brand/check.ts'
import { isInternalReseller } from '#brand/brand.ts'
import { useBrand } from '#brand/use-brand.ts'
import { Facts } from '#ui/facts.tsx'
import { languageName } from '#i18n/language-name.ts'
import { matchLanguage } from '#i18n/negotiate.ts'
import { readImageSource } from '#lib/links.ts'
import { readText } from '#lib/readers.ts'
import { PageHeading, Section, Stack } from '#ui/layout.tsx'
import { bdi } from '#ui/link-tag.tsx'
import { getAppConfig, isFeatureOn } from '#api/app-config.ts'
import { SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.gen.ts'
import { ColorCard } from './color-card.tsx'
import { PictureCheck } from './picture-check.tsx'
import styles from './brand-check.module.css'

/** Shows which parts of a reseller's brand are used as given, which are corrected, and which are missing. */
export function BrandCheckPage({ reseller }: { reseller: string }) {
  const t = useTranslations('brandCheck')
  const locale = useLocale()
  const { data: branding } = useSuspenseQuery(getBranding({ realm: reseller }))
  const brand = useBrand()
  const givenBrand = branding.branding ?? {}
  const tag = readText(givenBrand.messaging_language)
  const language = matchLanguage(tag)
  const logoUrl = readText(givenBrand.customer_facing_logo_url)
  const none = t('none')
  return (
    <Stack>
      <PageHeading>{t.rich('heading', { reseller, bdi })}</PageHeading>
      <p>{t('intro')}</p>
      <Section heading={t('colors.heading')}>
        <p>{t('colors.text')}</p>
        {checkColors(brand.colors).map((check) => (
          <ColorCard key={check.part} check={check} name={brand.name ?? reseller} />
        ))}
      </Section>
      <Section heading={t('pictures.heading')}>
        <Facts
          stacked
          facts={(['logo', 'avatar', 'favicon'] as const).map((part) => {
            const givenUrl = part === 'logo' ? givenBrand.customer_facing_logo : givenBrand[`mwi_${part}`]
            return {
              label: t(`pictures.${part}`),
              value: (
                <PictureCheck
                  part={part}
                  givenUrl={readText(givenUrl)}
                  source={readImageSource(givenUrl)}
                  colors={brand.colors}
                />
              ),
            }
          })}
        />
      </Section>
      <Section heading={t('names.heading')}>
        <Facts
          stacked
          facts={[
            { label: t('names.shown'), value: brand.name ?? none },
            { label: t('names.reseller'), value: resellerName() },
            { label: t('names.registrar'), value: brand.registrarName ?? none },
          ]}
        />
      </Section>
      <Section heading={t('language.heading')}>
        <p>
          {!tag
            ? t('language.missing')
            : language
              ? t('language.used', { tag, language: languageName(language, locale) })
              : t('language.unknown', { tag })}
        </p>
      </Section>
      <Section heading={t('links.heading')}>
        <Facts
          stacked
          facts={[
            {
              label: t('links.logo'),
              value: brand.logoLink ? (
                <a href={brand.logoLink}>{brand.logoLink}</a>
              ) : logoUrl ? (
                t('links.unreadable', { given: logoUrl })
              ) : (
                t('links.noLogoLink')
              ),
            },
            {
              label: t('links.dpo'),
              value: <Contact email={brand.dataProtection.email} text={brand.dataProtection.contact} />,
            },
            { label: t('links.dataUse'), value: <Contact email={brand.dataUse.email} text={brand.dataUse.address} /> },
          ]}
        />
      </Section>
      <Section heading={t('shows.heading')}>
        <Facts
          stacked
          facts={[
            { label: t('shows.whois'), value: t(brand.shows.whois ? 'shows.yes' : 'shows.no') },
            { label: t('shows.dataCopy'), value: t(brand.shows.dataCopy ? 'shows.yes' : 'shows.no') },
          ]}
        />
      </Section>
      <TestPageLinks reseller={reseller} systemName={readText(branding.system_name)} />
    </Stack>
  )

  function resellerName(): string {
    if (isInternalReseller(reseller)) return t('names.internal')
    return brand.resellerName ?? none
  }
}

function Contact({ email, text }: { email: string | undefined; text: string | undefined }) {
  const t = useTranslations('brandCheck')
  if (!email && !text) return <span>{t('none')}</span>
  return (
    <>
      {text && <address>{text}</address>}
      {email && !text?.includes(email) && <a href={`mailto:${email}`}>{email}</a>}
    </>
  )
}

/** Links to the reseller's enabled test pages. The URLs of some contain the back office's name (`system_name`). */
function TestPageLinks({ reseller, systemName }: { reseller: string; systemName: string | undefined }) {
  const t = useTranslations('brandCheck')
  const translate = useTranslations()
  const { routesById } = useRouter()
  const { data: features } = useQuery(getAppConfig())
  return (
    <Section heading={t('testPages')}>
      <ul className={styles.links}>
        {TEST_PAGES.filter(isOn).map((to) => (
          <li key={to}>
            <Link to={to} params={{ reseller }}>
              {titleOf(to)}
            </Link>
          </li>
        ))}
        {systemName &&
          SYSTEM_TEST_PAGES.filter(isOn).map((to) => (
            <li key={to}>
              <Link to={to} params={{ reseller, system_name: systemName }}>
                {titleOf(to)}
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )

  function isOn(page: keyof typeof routesById): boolean {
    const { feature } = routesById[page].options.staticData ?? {}
    return !feature || isFeatureOn(features, feature)
  }

  function titleOf(page: keyof typeof routesById): string | undefined {
    const { title: key } = routesById[page].options.staticData ?? {}
    return key && translate(key)
  }
}
