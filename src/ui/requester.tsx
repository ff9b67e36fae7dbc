import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { bdi, linkTag } from './link-tag.tsx'
import { useBrokenImage } from './use-broken-image.ts'
import styles from './requester.module.css'

/** Who is contacting the user, and how to verify that. */
export type Requester = {
  resellerName: string | undefined
  registrarName: string | undefined
  avatar: string | undefined
  /** The reseller's site. */
  logoLink: string | undefined
  /** Replaces the sentence about a request on pages that ask the user for nothing. */
  line?: ReactNode
  ianaId?: string | undefined
  lookUpUrl?: string | undefined
  domainCheck?: ReactNode
}

/** The first line of every page: who is contacting the user. Users worry that the email is a scam. */
export function RequesterLine({
  resellerName: reseller,
  registrarName: registrar,
  avatar,
  logoLink,
  line,
  ianaId,
  lookUpUrl,
  domainCheck,
}: Requester) {
  const t = useTranslations('asking')
  const sentence = useRequesterSentence(reseller, registrar)
  const image = useRef<HTMLImageElement>(null)
  const { isBroken, onError } = useBrokenImage(avatar, image)
  return (
    <div className={styles.requester}>
      <p>
        {avatar && !isBroken && <img ref={image} className={styles.avatar} src={avatar} alt="" onError={onError} />}
        {line ?? sentence}
      </p>
      <details className={styles.genuine}>
        <summary>{t('genuine')}</summary>
        <ul>
          {!line && (reseller ?? registrar) && (
            <li>
              {t.rich('sent', {
                known: reseller ? (registrar ? 'both' : 'reseller') : 'registrar',
                reseller: reseller ?? '',
                registrar: registrar ?? '',
                bdi,
              })}
            </li>
          )}
          {ianaId && <li>{t('ianaId', { id: ianaId })}</li>}
          <li>
            {logoLink
              ? t.rich('checkSite', { host: new URL(logoLink).host, site: linkTag({ href: logoLink }) })
              : t('check')}
          </li>
          {domainCheck && <li>{domainCheck}</li>}
          {lookUpUrl && (
            <li>
              <a href={lookUpUrl}>{t('lookUp')}</a>
            </li>
          )}
          <li>{t('never')}</li>
          <li>{t('harmless')}</li>
        </ul>
      </details>
    </div>
  )
}

/** Returns the sentence about the requester, for the known names. */
function useRequesterSentence(reseller: string | undefined, registrar: string | undefined): ReactNode {
  const t = useTranslations('asking')
  if (reseller && registrar) return t.rich('both', { reseller, registrar, bdi })
  if (registrar) return t.rich('registrarOnly', { registrar, bdi })
  return reseller ? t.rich('resellerOnly', { reseller, bdi }) : t('nobody')
}
