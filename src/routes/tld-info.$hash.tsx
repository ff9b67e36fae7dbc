import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ApiError } from '#api/errors.ts'
import { type TldInfoOwner, unhashTldInfo } from '#api/tld-info.ts'
import type { TldAddress } from '#features/tld-info/address.ts'
import { TldInfoPage } from '#features/tld-info/page.tsx'
import { fetchView, resellerOfOwner, showsHeader } from '#features/tld-info/owner.ts'
import { loadMessages } from '#i18n/language-store.ts'
import { FailedPage } from '#shell/failed-page.tsx'
import { loadItem } from '#shell/load-item.ts'
import { TabsOfList } from '#shell/tabs-back.tsx'

export const Route = createFileRoute('/tld-info/$hash')({
  staticData: { wide: true, feature: 'tldInfo', title: 'tldInfo.heading', namespaces: ['tldInfo'] },
  validateSearch: (search: Record<string, unknown>): TldAddress => search,
  loader: async ({ context: { queryClient }, params, location, route }) => {
    let owner: TldInfoOwner = {}
    let view: Promise<void> | undefined
    try {
      const item = await loadItem({
        queryClient,
        route,
        href: location.href,
        query: unhashTldInfo(params.hash),
        describe: (response) => {
          owner = response
          view = fetchView(queryClient, response, location.search)
          return { identity: resellerOfOwner(response) }
        },
      })
      // The list can be read only with the name of the back office.
      if (!resellerOfOwner(owner).systemName) throw new ApiError('unknown-key')
      await view
      // The tabs depend on the browser history, so the server does not render them.
      const remembered = location.state.preferencesAt !== undefined
      return { ...item, remembered, header: showsHeader(owner) }
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
  const { systemName } = resellerOfOwner(owner)
  return (
    systemName && (
      <TldInfoPage key={hash} hash={hash} systemName={systemName} address={address} tabs={<TabsOfList hash={hash} />} />
    )
  )
}
