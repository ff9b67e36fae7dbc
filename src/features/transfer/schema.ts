import { zodResolver } from '@hookform/resolvers/zod'
import { maxLength, minLength, object, string } from 'zod/mini'
import { approveTransferIn as limits } from '#lib/api-limits.gen.ts'
import type { AuthCodeValues } from './auth-code.ts'

/** EPP's type is `normalizedString` (RFC 5731): which characters are right is for the registry to decide. Messages are keys of the page's texts. */
const authCodeSchema = object({
  code: string().check(minLength(1, 'empty'), maxLength(limits.auth_info.maxLength, 'tooLong')),
})

/** Validates the form. Loaded on its first use: see forms/lazy-resolver.ts. */
export const resolver = zodResolver<AuthCodeValues, unknown, AuthCodeValues>(authCodeSchema)
