import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/kept-answer.ts'
import { getVerification } from '#api/verification.ts'
import { VerificationPage } from '#features/verification/page.tsx'
import { loadItem } from '#shell/load-item.ts'

export const Route = createFileRoute('/registrant/verification/$verification_id/$key/$reseller_id')({
  staticData: { feature: 'registrant', title: 'verification', namespaces: ['decision', 'verification'] },
  loader: ({ context, params, location, route }) =>
    loadItem({
      ...context,
      route,
      href: location.href,
      query: getVerification(params),
      named: { realm: params.reseller_id },
      recall: recallAnswer,
    }),
  component: Verification,
})

function Verification() {
  const link = Route.useParams()
  return <VerificationPage key={link.key} link={link} />
}
