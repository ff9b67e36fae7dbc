import type { QueryClient } from '@tanstack/react-query'
import { pageSampleQuery, type PageSample, type SamplePage } from '#api/messaging.ts'
import { languageOf } from '#features/samples/sample.ts'
import type { Area } from '#i18n/areas.ts'
import { showArea } from '#i18n/language-store.ts'
import { loadItem } from '#shell/load-item.ts'
import { PAGES } from './pages.ts'

/**
 * Loads the sample of a test page for its route's loader, as an item is loaded: with the brand of the reseller that the
 * address names, the words that the sample brings along, and the language that it speaks.
 *
 * @param area whose messages the real page needs
 */
export async function loadSample(
  page: SamplePage,
  area: Area,
  {
    context,
    params,
    location,
  }: {
    context: { queryClient: QueryClient }
    params: { reseller: string; system_name?: string }
    location: { href: string }
  },
) {
  const identity = { realm: params.reseller, systemName: params.system_name }
  const others = Promise.all([showArea('samples'), PAGES[page].preload?.()])
  try {
    const query = pageSampleQuery(page, identity)
    const about = ({ info, messaging_vars: words }: PageSample<SamplePage>) => ({
      identity: { ...identity, words },
      language: languageOf(info),
    })
    return await loadItem(context.queryClient, location.href, area, query, about, identity)
  } finally {
    // What is said of a failure is among them, and a page that has arrived is there at once.
    await others
  }
}
