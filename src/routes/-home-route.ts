import type { GalleryAddress } from '#features/home/address.ts'
import { loadMessages } from '#i18n/language-store.ts'

export const HOME_ROUTE = {
  staticData: { wide: true, title: 'home.title', namespaces: ['home'] },
  validateSearch: (search: Record<string, unknown>): GalleryAddress => search,
  // Old links are queries of Home, and some link checkers pass the whole link in a query.
  beforeLoad: async ({ location }: { location: { searchStr: string; href: string } }) => {
    if (location.searchStr) (await import('#shell/old-links.ts')).redirectOldLink(location.href)
  },
  loader: () => loadMessages('home'),
} as const
