import type { QueryClient } from '@tanstack/react-query'
import { setAreaError } from '#api/error-areas.ts'
import { ApiError } from '#api/errors.ts'
import type { ResellerIdentity } from '#api/branding.ts'
import { getTldInfoHash } from '#api/tld-info.ts'

/**
 * Returns the hash that opens a reseller's TLD list; undefined when it cannot be had.
 *
 * @param pressed whether a person waits for it: then the banner shows a failure
 */
export async function findListHash(
  queryClient: QueryClient,
  { realm, systemName }: ResellerIdentity,
  pressed = false,
): Promise<string | undefined> {
  if (!realm || !systemName) return undefined
  try {
    const { hash } = await queryClient.query(getTldInfoHash({ realm, systemName }))
    return hash
  } catch (cause) {
    if (pressed && cause instanceof ApiError) setAreaError('tldconfig', cause)
    return undefined
  }
}
