import { zodResolver } from '@hookform/resolvers/zod'
import { object, refine, string } from 'zod/mini'
import type { ContactFields } from '#api/data-quality.ts'
import { updateContact } from '#lib/api-limits.gen.ts'
import { isDamaged } from '#lib/normalize-text.ts'

const LIMITS: Record<keyof ContactFields, { needed?: boolean; maxLength?: number }> = updateContact

/** Validates a field against the limits of the contract. Errors are message keys; the limit follows `tooLong`. */
const field = (name: keyof ContactFields) => {
  const { needed = false, maxLength = Infinity } = LIMITS[name]
  return string().check(
    refine((value) => !needed || value.trim() !== '', { error: name, abort: true }),
    refine((value) => !isDamaged(value), { error: 'damaged', abort: true }),
    refine((value) => value.trim().length <= maxLength, { error: `tooLong ${maxLength}`, abort: true }),
  )
}

/**
 * Checks only required fields, lengths and the shape of the email address. International addresses (EAI, IDN) are
 * valid, also with ideographic and full-width full stops.
 */
const contactSchema = object({
  full_name: field('full_name'),
  org_name: field('org_name'),
  email: field('email').check(
    refine((value) => value.includes('@'), { error: 'emailNoAt', abort: true }),
    refine((value) => /^[^\s].*@[^\s@.]+([.\u3002\uFF0E\uFF61][^\s@.]+)+$/u.test(value.trim()), {
      error: 'emailIncomplete',
      abort: true,
    }),
    refine((value) => !/\s/.test(value.trim().replace(/^".*"(?=@)/, '')), { error: 'emailSpaces' }),
  ),
  address: field('address'),
  postal_code: field('postal_code'),
  city: field('city'),
  state: field('state'),
  country: field('country'),
})

export const resolver = zodResolver<ContactFields, unknown, ContactFields>(contactSchema)
