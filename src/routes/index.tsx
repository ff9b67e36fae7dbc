import { createFileRoute } from '@tanstack/react-router'
import { loadNamespace } from '#i18n/language-store.ts'
import type { GalleryAddress } from '#features/home/address.ts'
import { HomePage } from '#features/home/page.tsx'

export const Route = createFileRoute('/')({
  staticData: { wide: true, title: 'home', namespace: 'home' },
  validateSearch: (search: Record<string, unknown>): GalleryAddress => search,
  // Old links ask for Home with a query, and a link checker puts the whole link into one.
  beforeLoad: async ({ location }) => {
    if (location.searchStr) (await import('#shell/old-links.ts')).redirectOldLink(location.href)
  },
  loader: () => loadNamespace('home'),
  component: HomePage,
})
