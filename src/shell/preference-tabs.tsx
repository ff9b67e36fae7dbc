import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useContext, useState, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { IdentityContext } from '#brand/use-brand.ts'
import { loadIfPossible } from '#lib/load-chunk.ts'
import { createStore } from '#lib/store.ts'
import { StillWaiting } from '#ui/still-waiting.tsx'
import styles from './shell.module.css'

/** Whence a person went to the list of TLDs: its address holds no key, and a key is kept in memory only. */
const lastWay = createStore<{ hash: string; accessKey: string } | undefined>(undefined)

/**
 * The ways between the pages of the preferences area (specification section 2, "Navigation entries").
 *
 * @param listHash on the list of TLDs, its own hash; elsewhere it is asked for when the way there is wanted
 */
export function PreferenceTabs({ accessKey, listHash }: { accessKey: string; listHash?: string }) {
  const t = useTranslations('shell.tabs')
  const params = { access_key: accessKey }
  return (
    <nav className={styles.tabs} aria-label={t('label')}>
      <Link to="/consent/$access_key" params={params} activeOptions={{ exact: true }}>
        {t('preferences')}
      </Link>
      {listHash === undefined ? (
        <TldDetailsLink accessKey={accessKey}>{t('tldDetails')}</TldDetailsLink>
      ) : (
        <Link to="/tld-info/$hash" params={{ hash: listHash }} activeOptions={{ includeSearch: false }}>
          {t('tldDetails')}
        </Link>
      )}
      <Link to="/consent/$access_key/data-sharing" params={params}>
        {t('dataSharing')}
      </Link>
    </nav>
  )
}

/** The tabs on a list of TLDs that was reached by them; whoever opened its bare address has no preferences to go back to. */
export function TabsOfList({ hash }: { hash: string }) {
  const way = lastWay.get()
  return way?.hash === hash ? <PreferenceTabs accessKey={way.accessKey} listHash={hash} /> : null
}

/**
 * The reseller's TLD list has an address of its own, asked for when the way there is pointed at or pressed. Nothing is
 * shown where reseller or back office are not known: the list belongs to both.
 */
function TldDetailsLink({ accessKey, children }: { accessKey: string; children: string }) {
  const queryClient = useQueryClient()
  const identity = useContext(IdentityContext)
  const navigate = useNavigate()
  const router = useRouter()
  const [hash, setHash] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  const find = (pressed?: boolean) =>
    import('./tld-details.ts').then(({ findListHash }) => findListHash(queryClient, identity, pressed))
  const point = () => void loadIfPossible(find).then(setHash)
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setWaiting(true)
    void find(true)
      .then(
        (found) => {
          if (found === undefined) return
          lastWay.set({ hash: found, accessKey })
          return navigate({ to: '/tld-info/$hash', params: { hash: found } })
        },
        () => undefined,
      )
      .finally(() => setWaiting(false))
  }
  const { href } = hash === undefined ? router.state.location : { href: `/tld-info/${encodeURIComponent(hash)}` }
  return identity.realm && identity.systemName ? (
    <>
      <a href={router.history.createHref(href)} onPointerEnter={point} onClick={press}>
        {children}
      </a>
      <span role="status">{waiting && <StillWaiting />}</span>
    </>
  ) : null
}
