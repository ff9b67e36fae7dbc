import { zodResolver } from '@hookform/resolvers/zod'
import { maxLength, minLength, object, regex, string } from 'zod/mini'
import { approveTransferIn as limits } from '#lib/api-limits.gen.ts'
import type { AuthCodeValues } from './auth-code.ts'

/** The characters that EPP allows in an auth code (RFC 5730): printable ASCII without blanks. Messages name strings of the page. */
const authCodeSchema = object({
  code: string().check(
    minLength(1, 'empty'),
    maxLength(limits.auth_info.maxLength, 'tooLong'),
    regex(/^[\x21-\x7E]*$/, 'characters'),
  ),
})

/** Validates the form. Loaded on its first use: see forms/lazy-resolver.ts. */
export const resolver = zodResolver<AuthCodeValues, unknown, AuthCodeValues>(authCodeSchema)
