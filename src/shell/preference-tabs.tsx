import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useContext, useState, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { IdentityContext } from '#brand/use-brand.ts'
import { loadIfPossible } from '#lib/load-chunk.ts'
import { StillWaiting } from '#ui/still-waiting.tsx'
import styles from './shell.module.css'

/** The ways between the pages of the preferences area (specification section 2, "Navigation entries"). */
export function PreferenceTabs({ accessKey }: { accessKey: string }) {
  const t = useTranslations('shell.tabs')
  const params = { access_key: accessKey }
  return (
    <nav className={styles.tabs} aria-label={t('label')}>
      <Link to="/consent/$access_key" params={params} activeOptions={{ exact: true }}>
        {t('preferences')}
      </Link>
      <TldDetailsLink>{t('tldDetails')}</TldDetailsLink>
      <Link to="/consent/$access_key/data-sharing" params={params}>
        {t('dataSharing')}
      </Link>
    </nav>
  )
}

/**
 * The reseller's TLD list has an address of its own, asked for when the way there is pointed at or pressed. Nothing is
 * shown where reseller or back office are not known: the list belongs to both.
 */
function TldDetailsLink({ children }: { children: string }) {
  const queryClient = useQueryClient()
  const identity = useContext(IdentityContext)
  const navigate = useNavigate()
  const router = useRouter()
  const [address, setAddress] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  const find = (pressed?: boolean) =>
    import('./tld-details.ts').then(({ findTldDetails }) => findTldDetails(queryClient, identity, pressed))
  const point = () => void loadIfPossible(find).then(setAddress)
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setWaiting(true)
    void find(true)
      .then(
        (href) => (href === undefined ? undefined : navigate({ href })),
        () => undefined,
      )
      .finally(() => setWaiting(false))
  }
  return identity.realm && identity.systemName ? (
    <>
      <a href={router.history.createHref(address ?? router.state.location.href)} onPointerEnter={point} onClick={press}>
        {children}
      </a>
      <span role="status">{waiting && <StillWaiting />}</span>
    </>
  ) : null
}
