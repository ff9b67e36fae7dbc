import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

/** A page in a state that is looked at: where it is opened, and what a person does there until the state is reached. */
export type View = {
  page: string
  state: string
  /** Names a new item each time where something is answered or saved. */
  link: () => string
  /** First label of the host, where the host tells the state. */
  host?: string | undefined
  act?: (page: Page, words: Words) => Promise<void>
  /** Its answer never comes, so the page stays as it is while it is loaded. */
  isNeverLoaded?: boolean
}

/** The page that shows a state of a flow: a change of registrant has one for each side. */
export function pageOf(flow: string, state: string): string {
  return flow === 'trade' ? `trade-${state.split('-')[0]}` : flow
}
