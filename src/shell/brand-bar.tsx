import { useEffect } from 'react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { applyFavicon, applyTheme } from '#brand/theme.ts'
import { useBrand } from '#brand/use-brand.ts'
import { useLogoBackground } from '#brand/use-logo-background.ts'
import { useBrokenImage } from '#ui/use-broken-image.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './shell.module.css'

/** The header of every page: the logo, or else the name. Even if hidden, applies the brand colors and favicon. */
export function BrandBar({ hidden = false }: { hidden?: boolean }) {
  const t = useTranslations('shell.brand')
  const brand = useBrand()
  const { colors, favicon, logo } = brand
  useEffect(() => applyTheme(colors), [colors])
  useEffect(() => applyFavicon(favicon), [favicon])
  const { logo: logoProps } = useLogoBackground(colors)
  const { isBroken, onError } = useBrokenImage(logo, logoProps.ref)
  if (hidden) return null
  const name = brand.name ?? t('fallbackName')
  const logoOrName =
    logo && !isBroken ? (
      <img {...logoProps} className={`${styles.logo} ${logoProps.className}`} src={logo} alt={name} onError={onError} />
    ) : (
      <span className={styles.name}>{name}</span>
    )
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {brand.logoLink ? (
          <a className={styles.logoLink} href={brand.logoLink}>
            {logoOrName}
          </a>
        ) : (
          <Link className={styles.logoLink} to="/">
            {logoOrName}
          </Link>
        )}
        <LanguageSwitch />
      </div>
    </header>
  )
}
