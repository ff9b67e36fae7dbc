import { maxLength, minLength, safeParse, string } from 'zod/mini'
import { approveTransferIn as limits } from '#lib/api-limits.gen.ts'

/** EPP's type is `normalizedString` (RFC 5731): which characters are right is for the registry to decide. */
const authCodeSchema = string().check(minLength(1, 'empty'), maxLength(limits.auth_info.maxLength, 'tooLong'))

/** Returns the key of the message for what is wrong with an auth code. Loaded on its first use. */
export function problemOf(code: string): string | undefined {
  return safeParse(authCodeSchema, code).error?.issues[0]?.message
}
