import { createFileRoute } from '@tanstack/react-router'
import { showArea } from '#i18n/language-store.ts'
import { HomePage } from '#features/home/page.tsx'
import { redirectAway, tryRepaired } from '#shell/load-item.ts'

export const Route = createFileRoute('/')({
  staticData: { title: 'home', words: 'home' },
  // A link checker puts the whole link into the query of another one.
  beforeLoad: ({ location }) => {
    redirectAway(location.href)
    tryRepaired(location.href)
  },
  loader: () => showArea('home'),
  component: HomePage,
})
