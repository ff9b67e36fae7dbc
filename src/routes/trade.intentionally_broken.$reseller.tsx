import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/trade/intentionally_broken/$reseller')({
  staticData: { feature: 'intentionallyBroken', title: 'shell.crash.heading' },
  loader: ({ params }) => ({ identity: { realm: params.reseller } }),
  component: IntentionallyBroken,
})

/** A page that fails while rendering (specification section 2, "Deliberate failure page"). */
function IntentionallyBroken(): never {
  throw new Error('This page fails on purpose')
}
