import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useContext, useState, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { IdentityContext } from '#brand/use-brand.ts'
import { optionalImport } from '#lib/optional-import.ts'
import { historyIndex } from './return-target.ts'
import { StillWaiting } from '#ui/still-waiting.tsx'
import styles from './shell.module.css'

/** The tabs of the preferences area (specification section 2, "Navigation entries"). Only the TLD list has a `listHash`. */
export function PreferenceTabs({ accessKey, listHash }: { accessKey: string; listHash?: string }) {
  const t = useTranslations('shell.tabs')
  const params = { access_key: accessKey }
  const [waiting, setWaiting] = useState(false)
  return (
    <div className={styles.tabs}>
      <nav aria-label={t('label')}>
        <Link to="/consent/$access_key" params={params} activeOptions={{ exact: true }}>
          {t('preferences')}
        </Link>
        {listHash === undefined ? (
          <TldDetailsLink accessKey={accessKey} onWait={setWaiting}>
            {t('tldDetails')}
          </TldDetailsLink>
        ) : (
          <Link to="/tld-info/$hash" params={{ hash: listHash }} state activeOptions={{ includeSearch: false }}>
            {t('tldDetails')}
          </Link>
        )}
        <Link to="/consent/$access_key/data-sharing" params={params}>
          {t('dataSharing')}
        </Link>
      </nav>
      <p role="status">{waiting && <StillWaiting />}</p>
    </div>
  )
}

/**
 * The link to the reseller's TLD list. Loads the list's hash on hover or click. Hidden if the reseller or back office
 * is unknown.
 */
function TldDetailsLink({
  accessKey,
  onWait,
  children,
}: {
  accessKey: string
  onWait: (waiting: boolean) => void
  children: string
}) {
  const queryClient = useQueryClient()
  const identity = useContext(IdentityContext)
  const navigate = useNavigate()
  const router = useRouter()
  const [hash, setHash] = useState<string>()
  const findHash = (key?: string) =>
    import('./tld-details.ts').then(({ findListHash }) => findListHash(queryClient, identity, key))
  const prefetch = () => void optionalImport(findHash).then(setHash)
  const openList = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onWait(true)
    const from = router.state.location.href
    void findHash(accessKey)
      .then(
        (listHash) =>
          // Do nothing if the user has navigated meanwhile.
          listHash === undefined || router.state.location.href !== from
            ? undefined
            : navigate({
                to: '/tld-info/$hash',
                params: { hash: listHash },
                state: { preferencesAt: historyIndex(router) },
              }),
        () => undefined,
      )
      .finally(() => onWait(false))
  }
  const href = hash === undefined ? router.state.location.href : `/tld-info/${encodeURIComponent(hash)}`
  return identity.realm && identity.systemName ? (
    <a href={router.history.createHref(href)} onPointerEnter={prefetch} onClick={openList}>
      {children}
    </a>
  ) : null
}
