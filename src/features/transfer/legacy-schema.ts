import { zodResolver } from '@hookform/resolvers/zod'
import { minLength, object, overwrite, string } from 'zod/mini'
import type { TransferLink } from '#api/transfer.ts'
import { declineTransferAway as limits } from '#lib/api-limits.gen.ts'

const part = (name: keyof TransferLink) =>
  string().check(
    overwrite((value) => value.trim()),
    minLength(limits[name].minLength, name),
  )

/** The parts of a link, without the blanks around them that come with copied text. */
const legacyLinkSchema = object({ domain: part('domain'), key: part('key') })

/** Validates the form. Loaded on its first use: see forms/lazy-resolver.ts. */
export const resolver = zodResolver<TransferLink, unknown, TransferLink>(legacyLinkSchema)
