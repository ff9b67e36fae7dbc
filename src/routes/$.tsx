import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#shell/not-found-page.tsx'

export const Route = createFileRoute('/$')({
  staticData: { title: 'shell.notFound.heading' },
  beforeLoad: async ({ location }) => (await import('#shell/old-links.ts')).redirectOldLink(location.href),
  component: NotFoundPage,
})
