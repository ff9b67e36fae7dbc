import type { Messages } from 'use-intl'
import type { Feature } from '#lib/feature-names.ts'
import type { ShownIdentity } from '#brand/use-brand.ts'
import type { Namespace } from '#i18n/english.gen.ts'
import type { ResellerIdentity } from '#api/branding.ts'

type TitleKey =
  | { [K in keyof Messages]: Messages[K] extends { title: string } ? `${K}.title` : never }[keyof Messages]
  | 'dataCopy.heading'
  | 'tldInfo.heading'
  | 'shell.crash.heading'
  | 'shell.notFound.heading'

declare module '@tanstack/react-router' {
  /** Route metadata (specification section 3). */
  interface StaticDataRouteOption {
    feature?: Feature
    title: TitleKey
    /** Message files that the page needs in addition to `common`. Defaults to `home`. */
    namespaces?: readonly Namespace[]
    /** Whether the page's content is up to 72rem wide instead of 46rem. */
    wide?: true
  }
}

/** Loader data for the shell. `header: false` hides the header; `dependsOnDevice`: the page shows data of this device. */
export type ShellData = { identity?: ShownIdentity; header?: boolean; dependsOnDevice?: boolean }

/** The parts of a URL that can name a reseller. */
export type Address = {
  params: { reseller?: string; reseller_id?: string; system_name?: string }
  /** Older URLs contain the parameters of the link in the query. */
  loaderDeps?: { link?: { reseller_id?: string } }
}

export function resellerInUrl({ params, loaderDeps }: Address): ResellerIdentity | undefined {
  const realm = params.reseller ?? params.reseller_id ?? loaderDeps?.link?.reseller_id
  return realm === undefined ? undefined : { realm, systemName: params.system_name }
}
