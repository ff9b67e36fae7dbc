import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

/** A page in a state: its link, and the user actions that lead to the state. */
export type View = {
  page: string
  state: string
  /** Returns the link. If the view saves data, each call returns a link to a new item. */
  link: () => string
  /** First label of the host name, if the scenario depends on it. */
  host?: string | undefined
  act?: (page: Page, words: Words) => Promise<void>
  /** Whether the page remains in its loading state. */
  staysLoading?: boolean
}

/** Returns the page name for a flow. A trade has a page for each side. */
export function pageOf(flow: string, state: string): string {
  return flow === 'trade' ? `trade-${state.split('-')[0]}` : flow
}
