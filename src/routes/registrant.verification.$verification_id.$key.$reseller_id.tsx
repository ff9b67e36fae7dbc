import { createFileRoute } from '@tanstack/react-router'
import { verificationQuery } from '#api/verification.ts'
import { VerificationPage } from '#features/verification/page.tsx'
import { aboutVerification } from '#features/verification/session.ts'
import { loadItem } from '#shell/load-item.ts'

export const Route = createFileRoute('/registrant/verification/$verification_id/$key/$reseller_id')({
  staticData: { feature: 'registrant', title: 'verification', words: 'verification' },
  loader: ({ context, params, location }) =>
    loadItem(context.queryClient, location.href, 'verification', verificationQuery(params), aboutVerification(params), {
      realm: params.reseller_id,
    }),
  component: Verification,
})

function Verification() {
  const link = Route.useParams()
  return <VerificationPage key={link.key} link={link} />
}
