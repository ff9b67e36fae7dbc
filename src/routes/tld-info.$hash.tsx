import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ApiError } from '#api/errors.ts'
import { type TldInfoOwner, unhashTldInfo } from '#api/tld-info.ts'
import type { TldAddress } from '#features/tld-info/address.ts'
import { TldInfoPage } from '#features/tld-info/page.tsx'
import { fetchView, identityOfOwner, showsHeader } from '#features/tld-info/owner.ts'
import { loadMessages } from '#i18n/language-store.ts'
import { FailedPage } from '#shell/failed-page.tsx'
import { loadItem } from '#shell/load-item.ts'
import { TldTabs } from '#shell/tld-tabs.tsx'

export const Route = createFileRoute('/tld-info/$hash')({
  staticData: { wide: true, feature: 'tldInfo', title: 'tldInfo.heading', namespaces: ['tldInfo'] },
  validateSearch: (search: Record<string, unknown>): TldAddress => search,
  loader: async ({ context: { queryClient }, params, location, route }) => {
    let owner: TldInfoOwner = {}
    let viewLoaded: Promise<void> | undefined
    try {
      const item = await loadItem({
        queryClient,
        route,
        href: location.href,
        query: unhashTldInfo(params.hash),
        describe: (response) => {
          owner = response
          viewLoaded = fetchView(queryClient, response, location.search)
          return { identity: identityOfOwner(response) }
        },
      })
      // The list can be read only with the name of the back office.
      if (!identityOfOwner(owner).systemName) throw new ApiError('unknown-key')
      await viewLoaded
      // The browser history, which the server does not know, determines whether the tabs are shown.
      const dependsOnDevice = location.state.preferencesAt !== undefined
      return { ...item, dependsOnDevice, header: showsHeader(owner) }
    } finally {
      // The failed page also needs these messages.
      await loadMessages('tldInfo')
    }
  },
  component: TldInfo,
  errorComponent: (props) => <FailedPage {...props} audience="visitor" />,
})

function TldInfo() {
  const { hash } = Route.useParams()
  const address = Route.useSearch()
  const { data: owner } = useSuspenseQuery(unhashTldInfo(hash))
  const { systemName } = identityOfOwner(owner)
  return (
    systemName && (
      <TldInfoPage key={hash} hash={hash} systemName={systemName} address={address} tabs={<TldTabs hash={hash} />} />
    )
  )
}
