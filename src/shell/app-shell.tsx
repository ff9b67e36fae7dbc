import { type ErrorComponentProps, Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useQuery } from '@tanstack/react-query'
import { BrandContext, IdentityContext, useItemBrand } from '#brand/use-brand.ts'
import { VisuallyHidden } from '#ui/layout.tsx'
import { pageTitle } from '#ui/page-title.ts'
import { useStore } from '#ui/use-store.ts'
import { getAppConfig, isFeatureOn } from '#api/app-config.ts'
import { Banner } from './banner.tsx'
import { BrandBar } from './brand-bar.tsx'
import { captureHead, type ComposeTitle } from './document-head.ts'
import { Footer } from './footer.tsx'
import { LanguageOffer } from './language-switch.tsx'
import { type Address, resellerInUrl, type ShellData } from './route-metadata.ts'
import styles from './shell.module.css'
import { LoadingPage } from './loading-page.tsx'
import { FailedPage } from './failed-page.tsx'

const NO_IDENTITY: NonNullable<ShellData['identity']> = {}

/** The frame of every page: brand bar, banner, the routed view behind its feature gate, footer. */
export function AppShell() {
  const identity = useRouterState({
    select: (state) =>
      state.matches
        .map((match) => {
          const urlReseller = resellerInUrl(match as Address)
          const reseller = (match.loaderData as ShellData | undefined)?.identity ?? urlReseller
          return reseller && { ...reseller, isNamedInUrl: urlReseller !== undefined }
        })
        .findLast(Boolean),
    structuralSharing: true,
  })
  return (
    <IdentityContext value={identity ?? NO_IDENTITY}>
      <Frame>
        <FeatureGate>
          <Outlet />
        </FeatureGate>
      </Frame>
    </IdentityContext>
  )
}

/** The shell around any content, including a failed page. */
function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell')
  const translateTitle = useTranslations()
  const { title, wide } = useRouterState({ select: (state) => state.matches.at(-1)?.staticData }) ?? {}
  // The messages may still be loading.
  const routeTitle = title && translateTitle.has(title) ? translateTitle(title) : undefined
  const brand = useItemBrand()
  const isHeaderHidden = useRouterState({
    select: (state) => state.matches.some((match) => (match.loaderData as ShellData | undefined)?.header === false),
  })
  const composeTitle: ComposeTitle = (stateTitle) => [stateTitle ?? routeTitle, brand.name].filter(Boolean).join(' – ')
  captureHead(composeTitle, brand)
  const announcement = usePageArrival(composeTitle(useStore(pageTitle)))
  return (
    <BrandContext value={brand}>
      <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>
        <a className={styles.skip} href="#content" onClick={skipToContent}>
          {t('skipLink')}
        </a>
        <BrandBar hidden={isHeaderHidden} />
        <main id="content" tabIndex={-1} className={styles.main}>
          <LanguageOffer />
          <Banner />
          {children}
        </main>
        <Footer withLanguage={isHeaderHidden} />
        <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      </div>
    </BrandContext>
  )
}

/** Moves focus by script, because with hash navigation the fragment is the route. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#content')?.focus()
}

/**
 * If a route has a feature flag, hides the route until the configuration is read (loaders do not wait for that), and
 * redirects disabled features to /404 (specification section 4). If the configuration cannot be read, shows the route.
 */
function FeatureGate({ children }: { children: ReactNode }) {
  const feature = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.feature })
  const config = useQuery(getAppConfig())
  if (!feature) return children
  if (config.isPending) return <LoadingPage />
  if (!isFeatureOn(config.data, feature)) return <Navigate to="/$" params={{ _splat: '404' }} replace />
  return children
}

/** Focuses the `h1` after a navigation, and returns the title to announce. Does neither for the first page. */
function usePageArrival(title: string): string {
  const path = useRouterState({ select: (state) => (state.status === 'idle' ? state.location.pathname : undefined) })
  const lastPath = useRef<string>(undefined)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (path === undefined) return
    // chunk-guard and monitoring listen for this event.
    dispatchEvent(new Event('pages:arrived'))
    if (path === lastPath.current) return
    if (lastPath.current !== undefined) {
      document.querySelector<HTMLElement>('main h1')?.focus()
      // Wait until the page has set its title.
      queueMicrotask(() => setAnnouncement(document.title))
    }
    lastPath.current = path
  }, [path])
  return announcement
}

/** Shown if the root route fails. */
export function RootError(props: ErrorComponentProps) {
  return (
    <Frame>
      <FailedPage {...props} />
    </Frame>
  )
}
