import { maxLength, minLength, safeParse, string } from 'zod/mini'
import { approveTransferIn as limits } from '#lib/api-limits.gen.ts'

/** EPP's `normalizedString` (RFC 5731). The registry validates the characters. */
const authCodeSchema = string().check(minLength(1, 'empty'), maxLength(limits.auth_info.maxLength, 'tooLong'))

/** Returns the message key of a code's error; `undefined` if the code is valid. */
export function problemOf(code: string): string | undefined {
  return safeParse(authCodeSchema, code).error?.issues[0]?.message
}
