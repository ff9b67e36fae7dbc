import type { GalleryAddress } from '#features/home/address.ts'
import { loadMessages } from '#i18n/language-store.ts'

export const HOME_ROUTE = {
  staticData: { wide: true, title: 'home.title', namespaces: ['home'] },
  validateSearch: (search: Record<string, unknown>): GalleryAddress => search,
  // Old links open Home with a query. Some link scanners open Home with the whole link in a query.
  beforeLoad: async ({ location }: { location: { searchStr: string; href: string } }) => {
    if (location.searchStr) (await import('#shell/old-links.ts')).redirectOldLink(location.href)
  },
  loader: () => loadMessages('home'),
} as const
