import { useLocale, useTranslations } from 'use-intl/react'
import { useBrand } from '#brand/use-brand.ts'
import { LEGAL_PAGES, readMeta } from '#lib/runtime.ts'
import { bdi, linkTag } from '#ui/link-tag.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './shell.module.css'

/** The footer of every page. `withLanguage` adds the language switch, for pages without a header. */
export function Footer({ withLanguage }: { withLanguage: boolean }) {
  const t = useTranslations('shell.footer')
  const language = useLocale()
  const brand = useBrand()
  const { contact, email } = brand.dataProtection
  const title = t('dpoTitle')
  const [firstLine = '', ...otherLines] = contact?.split(/\r?\n/) ?? []
  // Many brands start the contact with this title.
  const isTitled = firstLine.toLowerCase().startsWith(title.toLowerCase())
  const address = isTitled ? otherLines.join('\n') : contact
  const helpUrl = brand.logoLink ?? (brand.dataUse.email && `mailto:${brand.dataUse.email}`)
  const name = brand.resellerName ?? brand.registrarName ?? brand.name
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {helpUrl && name && <p>{t.rich('help', { name, bdi, contact: linkTag({ href: helpUrl }) })}</p>}
        {(contact || email) && (
          <div>
            <h2>{isTitled ? firstLine : title}</h2>
            <address>
              {address}
              {email && !contact?.includes(email) && (
                <>
                  {address && '\n'}
                  <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
            </address>
          </div>
        )}
        <ul className={styles.legal}>
          {LEGAL_PAGES.map((page) => {
            const url = readMeta(`legal-${page}-url`).replaceAll('{language}', language)
            return (
              url && (
                <li key={page}>
                  <a href={url}>{t(page)}</a>
                </li>
              )
            )
          })}
        </ul>
        {withLanguage && <LanguageSwitch />}
      </div>
    </footer>
  )
}
