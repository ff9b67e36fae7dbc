import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import type { ResellerIdentity } from '#api/branding.ts'
import { setAreaError } from '#api/error-areas.ts'
import { ApiError } from '#api/errors.ts'
import type { RememberedAnswer } from '#api/remembered.ts'
import type { ConsentSession } from '#api/consent.ts'
import type { TransferIn } from '#api/transfer.ts'
import { hasIdentity, resolveBranding } from '#brand/resolve-branding.ts'
import type { ShownIdentity } from '#brand/use-brand.ts'
import { settleLanguage, loadMessages } from '#i18n/language-store.ts'
import { optionalImport } from '#lib/optional-import.ts'
import { readText } from '#lib/readers.ts'
import { createStore } from '#lib/store.ts'

/** How long to wait for the brand's language after the item is loaded. Undefined if the whole page has a time limit. */
export const languageTimeoutMs = createStore<number | undefined>(600)

type ItemDescription = { identity: ShownIdentity; language?: unknown }
type Query<T extends object, K extends QueryKey> = QueryExecuteOptions<T, ApiError, T, T, K>
/** Reads what this device remembers of an item. */
type Recall = (queryClient: QueryClient, item: QueryKey) => Promise<RememberedAnswer | null>
type LoaderRequest<P> = {
  context: { queryClient: QueryClient }
  params: P
  location: { href: string }
  route: Pick<AnyRoute, 'options'>
}

/** Creates the loader of a route whose parameters identify an item. `reseller` reads the reseller from them. */
export function itemLoader<P, T extends object, K extends QueryKey>(
  query: (params: P) => Query<T, K>,
  { reseller, recall }: { reseller?: (params: P) => ResellerIdentity; recall?: Recall } = {},
) {
  return ({ context, params, location, route }: LoaderRequest<P>) =>
    loadItem({
      ...context,
      route,
      href: location.href,
      query: query(params),
      ...(reseller && { reseller: reseller(params) }),
      ...(recall && { recall }),
    })
}

/**
 * Reads the item of a link, then sets the language. Throws `ApiError`, which the failed page shows. If an email
 * program broke the link, redirects to the repaired one. If an answered item is gone, uses the remembered answer.
 */
export async function loadItem<T extends object, K extends QueryKey>({
  queryClient,
  href,
  route,
  query,
  reseller = {},
  recall,
  describe = (item) => ({
    identity: hasIdentity(reseller) ? reseller : resellerOfItem(item),
    language: (item as { messaging_language?: unknown }).messaging_language,
  }),
}: {
  queryClient: QueryClient
  /** Path and query of the link. */
  href: string
  /** The route. Its messages are loaded in parallel. */
  route: Pick<AnyRoute, 'options'>
  query: Query<T, K>
  /** The reseller that the link contains. Its brand is shown even if the link is dead. */
  reseller?: ResellerIdentity
  recall?: Recall
  /** Returns the reseller (default: the link's, else the item's) and language (default: `messaging_language`). */
  describe?: (item: T) => ItemDescription
}): Promise<{ identity: ShownIdentity; dependsOnDevice: boolean }> {
  const messages = loadMessages(...(route.options.staticData?.namespaces ?? []))
  const pendingAnswer = recall?.(queryClient, query.queryKey)
  try {
    const { identity, language } = describe(await queryClient.query(query))
    await settleBrandLanguage(queryClient, identity, reseller, language)
    await messages
    return { identity, dependsOnDevice: (await pendingAnswer) != null }
  } catch (error) {
    const answer = await pendingAnswer
    const item = error instanceof ApiError && answer ? rememberedItem(error, answer) : undefined
    if (item) {
      queryClient.setQueryData<object>(query.queryKey, item)
      if (query.meta?.area) setAreaError(query.meta.area, undefined)
      await Promise.all([messages, settleBrandLanguage(queryClient, reseller, reseller, undefined)])
      return { identity: reseller, dependsOnDevice: true }
    }
    if (error instanceof ApiError && linkMayBeBroken(error)) (await loadLinkRepair())?.redirectIfRepairable(href)
    await Promise.all([messages, settleBrandLanguage(queryClient, reseller, reseller, undefined)])
    throw error
  }
}

/** Returns the reseller in an item: the user name in a transfer, the name and the back office in a consent session. */
function resellerOfItem(item: object): ResellerIdentity {
  const { reseller_username: username, data }: Partial<TransferIn> & Partial<ConsentSession> = item
  return { realm: readText(username ?? data?.reseller_name), systemName: readText(data?.system_name) }
}

/** Returns the remembered data for a 404, 409 or 410; undefined for other errors or without a remembered answer. */
function rememberedItem({ kind }: ApiError, { answer, at, reference, domain }: RememberedAnswer): object | undefined {
  if (!answer) return undefined
  const item = domain === undefined ? {} : { domain }
  // A 409 confirms the answer. `verified` is for contact data, whose only possible answer is approval.
  if (kind === 'answered') return { ...item, answer, answered_at: at, reference, verified: true }
  return kind === 'expired' || kind === 'unknown-key' ? item : undefined
}

/** Optional: without this chunk, failed links are not repaired. */
const loadLinkRepair = () => optionalImport(() => import('./old-links.ts'))

const linkMayBeBroken = ({ kind, meaning }: ApiError) => meaning.link === 'dead' || kind === 'invalid'

async function settleBrandLanguage(
  queryClient: QueryClient,
  identity: ResellerIdentity,
  linkReseller: ResellerIdentity,
  language: unknown,
): Promise<void> {
  const pendingBranding = resolveBranding(queryClient, identity, hasIdentity(linkReseller))
  const timeoutMs = languageTimeoutMs.get()
  const timeout = new Promise<undefined>((resolve) => timeoutMs && setTimeout(resolve, timeoutMs))
  const branding = await Promise.race([pendingBranding, timeout])
  await settleLanguage([language, branding?.branding?.messaging_language])
}
