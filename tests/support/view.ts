import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

/** A page in a state: its address, and the user actions that lead to the state. */
export type View = {
  page: string
  state: string
  /** Returns a fresh item each time if something is saved. */
  link: () => string
  /** First label of the host, if it selects the state. */
  host?: string | undefined
  act?: (page: Page, words: Words) => Promise<void>
  /** Whether the page remains in its loading state. */
  isNeverLoaded?: boolean
}

/** Returns the page of a flow. A trade has one for each side. */
export function pageOf(flow: string, state: string): string {
  return flow === 'trade' ? `trade-${state.split('-')[0]}` : flow
}
