import { createFileRoute } from '@tanstack/react-router'
import { showArea } from '#i18n/language-store.ts'
import { HomePage } from '#features/home/page.tsx'

export const Route = createFileRoute('/home')({
  staticData: { title: 'home', words: 'home' },
  loader: () => showArea('home'),
  component: HomePage,
})
