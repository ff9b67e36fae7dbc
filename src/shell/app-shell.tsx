import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { IdentityContext, useBrand } from '#brand/use-brand.ts'
import { VisuallyHidden } from '#ui/layout.tsx'
import { Banner } from './banner.tsx'
import { BrandBar } from './brand-bar.tsx'
import { FeatureGate } from './feature-gate.tsx'
import { Footer } from './footer.tsx'
import type { ShellData } from './route-metadata.ts'
import styles from './shell.module.css'
import { usePageArrival } from './use-page-arrival.ts'

const NOBODY: NonNullable<ShellData['identity']> = {}

/** The frame of every page: brand bar, banner, the routed view behind its feature gate, footer. */
export function AppShell() {
  const identity = useRouterState({
    select: (state) =>
      state.matches
        .map((match) => (match.loaderData as ShellData | undefined)?.identity ?? namedBy(match as Address))
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

type Address = {
  params: { reseller?: string; reseller_id?: string; system_name?: string }
  /** Older addresses have the whole link in their query. */
  loaderDeps?: { link?: { reseller_id?: string } }
}

/** Returns the reseller that an address names, known before its item has come. */
function namedBy({ params, loaderDeps }: Address): ShellData['identity'] {
  const realm = params.reseller ?? params.reseller_id ?? loaderDeps?.link?.reseller_id
  return realm === undefined ? undefined : { realm, systemName: params.system_name }
}

/** The shell around any content, also around a page that failed. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell')
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title })
  const { name } = useBrand()
  const bare = useRouterState({
    select: (state) => state.matches.some((match) => (match.loaderData as ShellData | undefined)?.header === false),
  })
  const announced = usePageArrival([title && t(`title.${title}`), name].filter(Boolean).join(' – '))
  return (
    <>
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {t('skipLink')}
      </a>
      <BrandBar hidden={bare} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Banner />
        {children}
      </main>
      <Footer />
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </>
  )
}

/** By script, as the fragment belongs to the router in hash navigation. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#content')?.focus()
}
