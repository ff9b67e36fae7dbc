import { useLocation } from '@tanstack/react-router'
import { lastWay } from './last-way.ts'
import { PreferenceTabs } from './preference-tabs.tsx'
import { TabsBack } from './tabs-back.tsx'

/** The tabs on a list of TLDs that was reached by them; whoever opened its bare address has no preferences to go back to. */
export function TabsOfList({ hash }: { hash: string }) {
  const way = lastWay.get()
  const { preferencesAt } = useLocation({ select: ({ state }) => state })
  if (way?.hash === hash) return <PreferenceTabs accessKey={way.accessKey} listHash={hash} />
  return preferencesAt === undefined ? null : <TabsBack hash={hash} preferencesAt={preferencesAt} />
}
