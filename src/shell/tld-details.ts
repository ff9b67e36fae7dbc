import type { QueryClient } from '@tanstack/react-query'
import { setAreaError } from '#api/error-areas.ts'
import { ApiError } from '#api/errors.ts'
import type { ResellerIdentity } from '#api/branding.ts'
import { getTldInfoHash } from '#api/tld-info.ts'
import { returnTarget } from './return-target.ts'

/** Returns the hash of a reseller's TLD list. With an access key, also stores the return target and shows errors. */
export async function findListHash(
  queryClient: QueryClient,
  { realm, systemName }: ResellerIdentity,
  accessKey?: string,
): Promise<string | undefined> {
  if (!realm || !systemName) return undefined
  try {
    const { hash } = await queryClient.query(getTldInfoHash({ realm, systemName }))
    if (accessKey !== undefined && hash !== undefined) returnTarget.set({ hash, accessKey })
    return hash
  } catch (cause) {
    if (accessKey !== undefined && cause instanceof ApiError) setAreaError('tldconfig', cause)
    return undefined
  }
}
