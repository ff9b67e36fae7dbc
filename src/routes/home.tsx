import { createFileRoute } from '@tanstack/react-router'
import { loadNamespace } from '#i18n/language-store.ts'
import type { GalleryAddress } from '#features/home/address.ts'
import { HomePage } from '#features/home/page.tsx'

export const Route = createFileRoute('/home')({
  staticData: { wide: true, title: 'home', namespace: 'home' },
  validateSearch: (search: Record<string, unknown>): GalleryAddress => search,
  beforeLoad: async ({ location }) => {
    if (location.searchStr) (await import('#shell/old-links.ts')).redirectOldLink(location.href)
  },
  loader: () => loadNamespace('home'),
  component: HomePage,
})
