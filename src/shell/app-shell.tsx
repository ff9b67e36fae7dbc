import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { IdentityContext, useBrand } from '#brand/use-brand.ts'
import { VisuallyHidden } from '#ui/layout.tsx'
import { pageTitle } from '#ui/page-title.ts'
import { useStore } from '#ui/use-store.ts'
import { Banner } from './banner.tsx'
import { BrandBar } from './brand-bar.tsx'
import { noteHead, type ComposeTitle } from './document-head.ts'
import { FeatureGate } from './feature-gate.tsx'
import { Footer } from './footer.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { namedBy, type Address } from './named-by.ts'
import type { ShellData } from './route-metadata.ts'
import styles from './shell.module.css'
import { usePageArrival } from './use-page-arrival.ts'

const NOBODY: NonNullable<ShellData['identity']> = {}

/** The frame of every page: brand bar, banner, the routed view behind its feature gate, footer. */
export function AppShell() {
  const identity = useRouterState({
    select: (state) =>
      state.matches
        .map((match) => {
          const named = namedBy(match as Address)
          const shown = (match.loaderData as ShellData | undefined)?.identity ?? named
          return shown && { ...shown, byAddress: named !== undefined }
        })
        .findLast(Boolean),
    structuralSharing: true,
  })
  return (
    <IdentityContext value={identity ?? NOBODY}>
      <Frame>
        <FeatureGate>
          <Outlet />
        </FeatureGate>
      </Frame>
    </IdentityContext>
  )
}

/** The shell around any content, also around a page that failed. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell')
  const translateTitle = useTranslations()
  const { title, wide } = useRouterState({ select: (state) => state.matches.at(-1)?.staticData }) ?? {}
  // While a page loads, its messages may still be missing.
  const routeTitle = title && translateTitle.has(title) ? translateTitle(title) : undefined
  const brand = useBrand()
  const bare = useRouterState({
    select: (state) => state.matches.some((match) => (match.loaderData as ShellData | undefined)?.header === false),
  })
  const composeTitle: ComposeTitle = (own) => [own ?? routeTitle, brand.name].filter(Boolean).join(' – ')
  noteHead(composeTitle, brand)
  const announced = usePageArrival(composeTitle(useStore(pageTitle)))
  return (
    <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {t('skipLink')}
      </a>
      <BrandBar hidden={bare} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <LanguageOffer />
        <Banner />
        {children}
      </main>
      <Footer withLanguage={bare} />
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </div>
  )
}

/** By script, as the fragment belongs to the router in hash navigation. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#content')?.focus()
}
