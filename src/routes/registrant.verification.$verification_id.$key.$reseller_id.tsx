import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/remembered.ts'
import { getVerification } from '#api/verification.ts'
import { VerificationPage } from '#features/verification/page.tsx'
import { itemLoader } from '#shell/load-item.ts'

export const Route = createFileRoute('/registrant/verification/$verification_id/$key/$reseller_id')({
  staticData: { feature: 'registrant', title: 'verification.title', namespaces: ['decision', 'verification'] },
  loader: itemLoader(getVerification, { reseller: ({ reseller_id: realm }) => ({ realm }), recall: recallAnswer }),
  component: Verification,
})

function Verification() {
  const link = Route.useParams()
  return <VerificationPage key={link.key} link={link} />
}
