import type { Messages } from 'use-intl/core'
import type { Namespace } from './namespaces.ts'

export type OtherNamespace = Exclude<Namespace, 'preferences'>

/** The messages of the namespaces that language-store.ts does not name. The build reads these calls from the source. */
export const OTHER_NAMESPACES: Record<OtherNamespace, Record<string, () => Promise<Messages>>> = {
  home: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=home' }),
  failureLetter: import.meta.glob<Messages>('./locales/*.json', {
    import: 'default',
    query: '?namespace=failureLetter',
  }),
  preferencesFilter: import.meta.glob<Messages>('./locales/*.json', {
    import: 'default',
    query: '?namespace=preferencesFilter',
  }),
  preferencesDifference: import.meta.glob<Messages>('./locales/*.json', {
    import: 'default',
    query: '?namespace=preferencesDifference',
  }),
  preferencesReceipt: import.meta.glob<Messages>('./locales/*.json', {
    import: 'default',
    query: '?namespace=preferencesReceipt',
  }),
  dataSharing: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=dataSharing' }),
  listing: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=listing' }),
  trade: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=trade' }),
  verification: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=verification' }),
  dataQuality: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=dataQuality' }),
  dataCopy: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=dataCopy' }),
  tldInfo: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=tldInfo' }),
  transferIn: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=transferIn' }),
  transferAway: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=transferAway' }),
  samples: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=samples' }),
  trademark: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=trademark' }),
}
