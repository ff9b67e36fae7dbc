import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import type { ResellerIdentity } from '#api/branding.ts'
import { setAreaError } from '#api/error-areas.ts'
import { ApiError } from '#api/errors.ts'
import type { KeptAnswer } from '#api/kept-answer.ts'
import { namesSomebody, resolveBranding } from '#brand/resolve-branding.ts'
import type { ShownIdentity } from '#brand/use-brand.ts'
import { settleLanguage, loadMessages } from '#i18n/language-store.ts'
import { loadIfPossible } from '#lib/load-chunk.ts'
import { createStore } from '#lib/store.ts'

/**
 * Time that content waits for the brand's language once the item is there, in milliseconds; undefined: until it is known,
 * where the whole page has a time limit.
 */
export const languagePatienceMs = createStore<number | undefined>(600)

type About = { identity: ShownIdentity; language?: unknown }

/**
 * Loads the item behind a link for a route's loader: reads it, then settles the page's language before it shows.
 * Throws `ApiError`, for which the route shows the failed state, also in the settled language. A link that leads nowhere
 * but could have been broken by a mail program is tried once more as it probably was. An item that was answered on this
 * device and cannot be read since is shown as far as the device remembers it.
 *
 * @returns the reseller that the shell takes the brand of, and whether this device remembers something of the item
 */
export async function loadItem<T extends object, K extends QueryKey>({
  queryClient,
  href,
  route,
  query,
  named = {},
  recall,
  about = (item) => ({ identity: named, language: (item as { messaging_language?: unknown }).messaging_language }),
}: {
  queryClient: QueryClient
  /** Path and query of the link. */
  href: string
  /** The route that loads it, whose messages are loaded beside it. */
  route: Pick<AnyRoute, 'options'>
  query: QueryExecuteOptions<T, ApiError, T, T, K>
  /** The reseller that the link itself names, for whom also a dead one speaks. */
  named?: ResellerIdentity
  /** Reads what this device remembers of the item, for pages that show it. */
  recall?: (queryClient: QueryClient, item: QueryKey) => Promise<KeptAnswer | null>
  /** The item's reseller and language; else it is the link's reseller, and `messaging_language`. */
  about?: (item: T) => About
}): Promise<{ identity: ShownIdentity; remembered: boolean }> {
  const messages = loadMessages(...(route.options.staticData?.namespaces ?? []))
  const recalled = recall?.(queryClient, query.queryKey)
  try {
    const { identity, language } = about(await queryClient.query(query))
    await settle(queryClient, identity, named, language)
    await messages
    return { identity, remembered: (await recalled) != null }
  } catch (error) {
    const kept = await recalled
    const remembered = error instanceof ApiError && kept ? rememberedItem(error, kept) : undefined
    if (remembered) {
      queryClient.setQueryData<object>(query.queryKey, remembered)
      if (query.meta?.area) setAreaError(query.meta.area, undefined)
      await Promise.all([messages, settle(queryClient, named, named, undefined)])
      return { identity: named, remembered: true }
    }
    if (error instanceof ApiError && leadsNowhere(error)) (await oldLinks())?.tryRepaired(href)
    await settle(queryClient, named, named, undefined)
    throw error
  }
}

/** What is known of an item that was answered on this device and is gone since; undefined where it was not. */
function rememberedItem({ kind }: ApiError, { answer, at, reference, domain }: KeptAnswer): object | undefined {
  if (!answer) return undefined
  const named = domain === undefined ? {} : { domain }
  // The backend itself says that it has an answer; a contact is approved by the only one there is.
  if (kind === 'answered') return { ...named, answer, answered_at: at, reference, verified: true }
  return kind === 'expired' || kind === 'unknown-key' ? named : undefined
}

/** Needed for links that fail; without it they fail as they are. */
const oldLinks = () => loadIfPossible(() => import('./old-links.ts'))

const leadsNowhere = ({ kind, means }: ApiError) => means.link === 'dead' || kind === 'invalid'

async function settle(
  queryClient: QueryClient,
  identity: ResellerIdentity,
  named: ResellerIdentity,
  language: unknown,
): Promise<void> {
  const resolved = resolveBranding(queryClient, identity, namesSomebody(named))
  const patienceMs = languagePatienceMs.get()
  const tooLate = new Promise<undefined>((resolve) => patienceMs && setTimeout(resolve, patienceMs))
  const branding = await Promise.race([resolved, tooLate])
  await settleLanguage([language, branding?.branding?.messaging_language])
}
