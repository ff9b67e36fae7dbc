import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useContext, useState, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { setAreaError } from '#api/error-areas.ts'
import type { ApiError } from '#api/errors.ts'
import { IdentityContext } from '#brand/use-brand.ts'
import { loadIfPossible } from '#lib/load-part.ts'
import styles from './shell.module.css'

/** The ways between the pages of the preferences area (specification section 2, "Navigation entries"). */
export function PreferenceTabs({ accessKey }: { accessKey: string }) {
  const t = useTranslations('shell.tabs')
  const params = { access_key: accessKey }
  // Without both there is no list to ask for.
  const { realm, systemName } = useContext(IdentityContext)
  return (
    <nav className={styles.tabs} aria-label={t('label')}>
      <Link to="/consent/$access_key" params={params} activeOptions={{ exact: true }}>
        {t('preferences')}
      </Link>
      {realm && systemName && (
        <TldDetailsLink realm={realm} systemName={systemName}>
          {t('tldDetails')}
        </TldDetailsLink>
      )}
      <Link to="/consent/$access_key/data-sharing" params={params}>
        {t('dataSharing')}
      </Link>
    </nav>
  )
}

/** The reseller's TLD list has an address of its own, asked for when the way there is pointed at or pressed. */
function TldDetailsLink({ children, ...owner }: { children: string; realm: string; systemName: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  const [address, setAddress] = useState<string>()
  const find = () =>
    import('#api/tld-info.ts')
      .then(({ tldInfoHashQuery }) => queryClient.query(tldInfoHashQuery(owner)))
      .then(({ hash }) => `/tld-info/${encodeURIComponent(hash)}`)
  const point = () => void loadIfPossible(find).then(setAddress)
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void find().then(
      (href) => navigate({ href }),
      (cause: ApiError) => setAreaError('tldconfig', cause),
    )
  }
  return (
    <a href={router.history.createHref(address ?? router.state.location.href)} onPointerEnter={point} onClick={press}>
      {children}
    </a>
  )
}
