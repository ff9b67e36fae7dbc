import { createFileRoute } from '@tanstack/react-router'
import { tryRepaired } from '#shell/load-item.ts'
import { NotFoundPage } from '#shell/not-found-page.tsx'

export const Route = createFileRoute('/$')({
  staticData: { title: 'notFound' },
  beforeLoad: ({ location }) => tryRepaired(location.href),
  component: NotFoundPage,
})
