import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/remembered.ts'
import { getListing } from '#api/listing.ts'
import { ListingPage } from '#features/listing/page.tsx'
import { itemLoader } from '#shell/load-item.ts'

export const Route = createFileRoute('/dls/$id/$domain')({
  // The listing page has the same flag as incoming transfers (specification section 2).
  staticData: { feature: 'transferIn', title: 'listing.title', namespaces: ['decision', 'listing'] },
  loader: itemLoader(getListing, { recall: recallAnswer }),
  component: Listing,
})

function Listing() {
  const link = Route.useParams()
  return <ListingPage key={link.id} link={link} />
}
