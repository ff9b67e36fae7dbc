import { createFileRoute } from '@tanstack/react-router'
import { redirectAway, tryRepaired } from '#shell/load-item.ts'
import { NotFoundPage } from '#shell/not-found-page.tsx'

export const Route = createFileRoute('/$')({
  staticData: { title: 'notFound' },
  beforeLoad: ({ location }) => {
    redirectAway(location.href)
    tryRepaired(location.href)
  },
  component: NotFoundPage,
})
