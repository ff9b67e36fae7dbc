import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/remembered.ts'
import { getTransferAway } from '#api/transfer.ts'
import { TransferAwayPage } from '#features/transfer/away-page.tsx'
import { LegacyLinkForm } from '#features/transfer/legacy-form.tsx'
import { isComplete, readLegacyLink } from '#features/transfer/legacy-link.ts'
import { loadMessages } from '#i18n/language-store.ts'
import { loadItem } from '#shell/load-item.ts'

export const Route = createFileRoute('/transfer{$}')({
  staticData: { feature: 'transferAway', title: 'transferAway.title', namespaces: ['decision', 'transferAway'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location, route }) => {
    const link = readLegacyLink(deps)
    return isComplete(link)
      ? loadItem({
          ...context,
          route,
          href: location.href,
          query: getTransferAway(link),
          recall: recallAnswer,
        })
      : loadMessages('decision', 'transferAway')
  },
  component: TransferAwayLegacy,
})

function TransferAwayLegacy() {
  const link = readLegacyLink(Route.useSearch())
  const navigate = Route.useNavigate()
  if (isComplete(link)) return <TransferAwayPage key={link.key} link={link} />
  return (
    <LegacyLinkForm
      knownParts={link}
      // The new URL contains the input, so there is nothing to lose.
      onComplete={({ domain, key }) =>
        void navigate({ to: '/transfer/away/$domain/$key', params: { domain, key }, ignoreBlocker: true })
      }
    />
  )
}
