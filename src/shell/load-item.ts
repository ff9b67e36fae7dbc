import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import type { ResellerIdentity } from '#api/branding.ts'
import { setAreaError } from '#api/error-areas.ts'
import { ApiError } from '#api/errors.ts'
import type { KeptAnswer } from '#api/kept-answer.ts'
import { resellerOfItem } from '#api/named-reseller.ts'
import { namesSomebody, resolveBranding } from '#brand/resolve-branding.ts'
import type { ShownIdentity } from '#brand/use-brand.ts'
import { settleLanguage, loadMessages } from '#i18n/language-store.ts'
import { optionalImport } from '#lib/optional-import.ts'
import { createStore } from '#lib/store.ts'

/**
 * Time that content waits for the brand's language once the item is there, in milliseconds; undefined: until it is known,
 * where the whole page has a time limit.
 */
export const languagePatienceMs = createStore<number | undefined>(600)

type About = { identity: ShownIdentity; language?: unknown }
type Query<T extends object, K extends QueryKey> = QueryExecuteOptions<T, ApiError, T, T, K>
/** Reads what this device remembers of an item, for pages that show it. */
type Recall = (queryClient: QueryClient, item: QueryKey) => Promise<KeptAnswer | null>
type LoaderRequest<P> = {
  context: { queryClient: QueryClient }
  params: P
  location: { href: string }
  route: Pick<AnyRoute, 'options'>
}

/**
 * Makes the loader of a route whose parameters identify an item.
 *
 * @param query the read of the item
 * @param named the reseller that the parameters name, if they do
 */
export function itemLoader<P, T extends object, K extends QueryKey>(
  query: (params: P) => Query<T, K>,
  { named, recall }: { named?: (params: P) => ResellerIdentity; recall?: Recall } = {},
) {
  return ({ context, params, location, route }: LoaderRequest<P>) =>
    loadItem({
      ...context,
      route,
      href: location.href,
      query: query(params),
      ...(named && { named: named(params) }),
      ...(recall && { recall }),
    })
}

/**
 * Loads the item behind a link: reads it, then settles the page's language before it shows. Throws `ApiError`, for which
 * the route shows the failed page, also in the settled language. If the link is dead but a mail program may have broken
 * it, the repaired link is tried once. An item that was answered on this device and can no longer be read is shown as far
 * as the device remembers it.
 *
 * @returns the reseller whose brand the shell shows, and whether this device remembers something of the item
 */
export async function loadItem<T extends object, K extends QueryKey>({
  queryClient,
  href,
  route,
  query,
  named = {},
  recall,
  about = (item) => ({
    identity: namesSomebody(named) ? named : resellerOfItem(item),
    language: (item as { messaging_language?: unknown }).messaging_language,
  }),
}: {
  queryClient: QueryClient
  /** Path and query of the link. */
  href: string
  /** The route that loads it, whose messages are loaded at the same time. */
  route: Pick<AnyRoute, 'options'>
  query: Query<T, K>
  /** The reseller that the link itself names, for whom also a dead one speaks. */
  named?: ResellerIdentity
  recall?: Recall
  /** The item's reseller and language; by default the link's reseller, else the item's, and `messaging_language`. */
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
    await Promise.all([messages, settle(queryClient, named, named, undefined)])
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
const oldLinks = () => optionalImport(() => import('./old-links.ts'))

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
