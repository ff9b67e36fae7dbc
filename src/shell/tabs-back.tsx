import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { placeInHistory } from './last-way.ts'
import styles from './shell.module.css'

type Tab = '/consent/$access_key' | '/consent/$access_key/data-sharing'

/**
 * The tabs on the TLD list after a reload, when the key is gone: they go back in the tab's history to the preferences.
 */
export function TabsBack({ hash, preferencesAt }: { hash: string; preferencesAt: number }) {
  const t = useTranslations('shell.tabs')
  return (
    <div className={styles.tabs}>
      <nav aria-label={t('label')}>
        <LinkBack to="/consent/$access_key" at={preferencesAt}>
          {t('preferences')}
        </LinkBack>
        <Link to="/tld-info/$hash" params={{ hash }} state activeOptions={{ includeSearch: false }}>
          {t('tldDetails')}
        </Link>
        <LinkBack to="/consent/$access_key/data-sharing" at={preferencesAt}>
          {t('dataSharing')}
        </LinkBack>
      </nav>
    </div>
  )
}

function LinkBack({ to, at, children }: { to: Tab; at: number; children: ReactNode }) {
  const router = useRouter()
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const stop = router.subscribe('onResolved', () => {
      stop()
      const key = router.state.matches.map(({ params }) => params).find((params) => 'access_key' in params)
      if (key && router.state.matches.at(-1)?.fullPath !== to) void router.navigate({ to, params: key })
    })
    router.history.go(at - placeInHistory(router))
  }
  return (
    <a href={router.history.createHref(router.state.location.href)} onClick={press}>
      {children}
    </a>
  )
}
