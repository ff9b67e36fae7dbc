import type { Messages } from 'use-intl/core'
import type { Area } from './areas.ts'

export type OtherArea = Exclude<Area, 'preferences'>

/** The messages of the areas that language-store.ts does not name. The build reads these calls as they stand. */
export const OTHER_AREAS: Record<OtherArea, Record<string, () => Promise<Messages>>> = {
  home: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=home' }),
  failureLetter: import.meta.glob<Messages>('./locales/*.json', {
    import: 'default',
    query: '?area=failureLetter',
  }),
  dataSharing: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=dataSharing' }),
  listing: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=listing' }),
  trade: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=trade' }),
  verification: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=verification' }),
  dataQuality: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=dataQuality' }),
  dataCopy: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=dataCopy' }),
  tldInfo: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=tldInfo' }),
  transferIn: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=transferIn' }),
  transferAway: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=transferAway' }),
  samples: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=samples' }),
  trademark: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=trademark' }),
}
