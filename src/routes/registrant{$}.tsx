import { createFileRoute } from '@tanstack/react-router'
import { ApiError } from '#api/errors.ts'
import { recallAnswer } from '#api/remembered.ts'
import { getVerification } from '#api/verification.ts'
import { VerificationPage } from '#features/verification/page.tsx'
import { readRegistrantLink } from '#lib/registrant-link.ts'
import { loadItem } from '#shell/load-item.ts'
import { redirectIfRepairable } from '#shell/old-links.ts'

/** Matches the `/registrant` URLs that no other route matches: verification links with their parameters in the query. */
export const Route = createFileRoute('/registrant{$}')({
  staticData: { feature: 'registrant', title: 'verification.title', namespaces: ['decision', 'verification'] },
  loaderDeps: ({ search }) => ({ link: readRegistrantLink(search) }),
  loader: ({ context, deps: { link }, location, route }) => {
    if (link) {
      return loadItem({
        ...context,
        route,
        href: location.href,
        query: getVerification(link),
        reseller: { realm: link.reseller_id },
        recall: recallAnswer,
      })
    }
    redirectIfRepairable(location.href)
    throw new ApiError('unknown-key')
  },
  component: VerificationByQuery,
})

function VerificationByQuery() {
  const { link } = Route.useLoaderDeps()
  return link && <VerificationPage key={link.key} link={link} />
}
