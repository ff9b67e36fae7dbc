import { lastWay } from './last-way.ts'
import { PreferenceTabs } from './preference-tabs.tsx'

/** The tabs on a list of TLDs that was reached by them; whoever opened its bare address has no preferences to go back to. */
export function TabsOfList({ hash }: { hash: string }) {
  const way = lastWay.get()
  return way?.hash === hash ? <PreferenceTabs accessKey={way.accessKey} listHash={hash} /> : null
}
