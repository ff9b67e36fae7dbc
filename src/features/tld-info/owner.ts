import type { QueryClient } from '@tanstack/react-query'
import type { ResellerIdentity } from '#api/branding.ts'
import { listTldNames, listTlds, type TldInfoOwner } from '#api/tld-info.ts'
import { readFlag, readText } from '#lib/readers.ts'
import { readAddress, searchOf } from './address.ts'

/** Returns the reseller and the back office whose list the page shows. */
export function identityOfOwner(owner: TldInfoOwner): ResellerIdentity {
  return { realm: readText(owner.reseller), systemName: readText(owner.system_name) }
}

/** Returns whether to show the brand's header. By default it is shown. */
export function showsHeader(owner: TldInfoOwner): boolean {
  return readFlag(owner.show_header) ?? true
}

/** Loads the data of a view. Never rejects, because the view shows the error. */
export async function fetchView(
  queryClient: QueryClient,
  owner: TldInfoOwner,
  address: Record<string, unknown>,
): Promise<void> {
  const { systemName } = identityOfOwner(owner)
  if (!systemName) return
  const view = readAddress(address)
  // The list of names is large and needed only for a search text.
  const names = view.text ? await queryClient.query(listTldNames(systemName)).catch(() => undefined) : undefined
  const search = searchOf(view, names?.tlds)
  await queryClient.query(listTlds(systemName, search)).catch(() => undefined)
}
