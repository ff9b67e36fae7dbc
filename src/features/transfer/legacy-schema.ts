import { zodResolver } from '@hookform/resolvers/zod'
import { minLength, object, refine, string } from 'zod/mini'
import type { TransferLink } from '#api/transfer.ts'
import { declineTransferAway as limits } from '#lib/api-limits.gen.ts'
import { isDamaged } from '#lib/normalize-text.ts'

const part = (name: keyof TransferLink) =>
  string().check(
    minLength(limits[name].minLength, 'missing'),
    refine((value) => !isDamaged(value), { error: 'damaged' }),
  )

/** Errors are message keys. */
const legacyLinkSchema = object({ domain: part('domain'), key: part('key') })

export const resolver = zodResolver<TransferLink, unknown, TransferLink>(legacyLinkSchema)
