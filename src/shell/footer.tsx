import { useTranslations } from 'use-intl/react'
import { useBrand } from '#brand/use-brand.ts'
import styles from './shell.module.css'

/** The foot of every page: who answers for data protection. */
export function Footer() {
  const t = useTranslations('shell.footer')
  const { dataProtection } = useBrand()
  const { contact, email } = dataProtection
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {(contact || email) && (
          <div>
            <h2>{t('dpoTitle')}</h2>
            {contact && <p className={styles.address}>{contact}</p>}
            {email && (
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
          </div>
        )}
      </div>
    </footer>
  )
}
