import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#features/home/page.tsx'

export const Route = createFileRoute('/home')({
  staticData: { title: 'home' },
  component: HomePage,
})
