import { createContext, useContext } from 'react'

/** A page's calls, and what stands in for them while the page is only tried out. */
type StandIn = { calls: object; standIns: object }

/** Given by a test page around the real page that it shows; without it every call is real. */
export const StandInContext = createContext<StandIn | undefined>(undefined)

/**
 * The calls of a page: the real ones, or on a test page what stands in for them. A page makes no call but through this,
 * so that a test page sends nothing; calls that nobody gave a stand-in for are refused rather than made.
 */
export function useCalls<Calls extends object>(calls: Calls): Calls {
  const standIn = useContext(StandInContext)
  if (!standIn) return calls
  if (standIn.calls !== calls) throw new Error('No stand-in for these calls')
  return standIn.standIns as Calls
}

/** Whether the page is only tried out, so that what looks like evidence says so. */
export function useIsTest(): boolean {
  return useContext(StandInContext) !== undefined
}
