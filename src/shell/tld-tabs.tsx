import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { returnTarget, historyIndex } from './return-target.ts'
import styles from './shell.module.css'
import { PreferenceTabs } from './preference-tabs.tsx'

type Tab = '/consent/$access_key' | '/consent/$access_key/data-sharing'

/** The tabs after a reload. Without the key, they go back to the preferences in the browser history. */
function TabsAfterReload({ hash, preferencesAt }: { hash: string; preferencesAt: number }) {
  const t = useTranslations('shell.tabs')
  return (
    <div className={styles.tabs}>
      <nav aria-label={t('label')}>
        <BackLink to="/consent/$access_key" at={preferencesAt}>
          {t('preferences')}
        </BackLink>
        <Link to="/tld-info/$hash" params={{ hash }} state activeOptions={{ includeSearch: false }}>
          {t('tldDetails')}
        </Link>
        <BackLink to="/consent/$access_key/data-sharing" at={preferencesAt}>
          {t('dataSharing')}
        </BackLink>
      </nav>
    </div>
  )
}

function BackLink({ to, at, children }: { to: Tab; at: number; children: ReactNode }) {
  const router = useRouter()
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const unsubscribe = router.subscribe('onResolved', () => {
      unsubscribe()
      const params = router.state.matches.map((match) => match.params).find((each) => 'access_key' in each)
      if (params && router.state.matches.at(-1)?.fullPath !== to) void router.navigate({ to, params })
    })
    router.history.go(at - historyIndex(router))
  }
  return (
    <a href={router.history.createHref(router.state.location.href)} onClick={goBack}>
      {children}
    </a>
  )
}

/** The tabs of the preferences, shown above a TLD list that was opened from there. */
export function TldTabs({ hash }: { hash: string }) {
  const target = returnTarget.get()
  const { preferencesAt } = useLocation({ select: ({ state }) => state })
  if (target?.hash === hash) return <PreferenceTabs accessKey={target.accessKey} listHash={hash} />
  return preferencesAt === undefined ? null : <TabsAfterReload hash={hash} preferencesAt={preferencesAt} />
}
