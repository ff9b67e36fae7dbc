import { zodResolver } from '@hookform/resolvers/zod'
import { object, refine, string } from 'zod/mini'
import type { ContactFields } from '#api/data-quality.ts'

const filled = (problem: string) => string().check(refine((value) => value.trim() !== '', { error: problem }))

/**
 * The required fields of a contact; messages are keys of the page's texts. Letters, lengths, postal codes and regions are
 * not checked: there are names of two letters, addresses without a number and countries without codes. Of e-mail addresses
 * only the shape is checked, so that international ones (EAI, IDN, also with the full stops of East Asia) pass.
 */
const contactSchema = object({
  full_name: filled('full_name'),
  org_name: string(),
  email: string().check(
    refine((value) => value.trim() !== '', { error: 'email', abort: true }),
    refine((value) => value.includes('@'), { error: 'emailNoAt', abort: true }),
    refine((value) => /^[^\s].*@[^\s@.]+([.\u3002\uFF0E\uFF61][^\s@.]+)+$/u.test(value.trim()), {
      error: 'emailIncomplete',
      abort: true,
    }),
    refine((value) => !/\s/.test(value.trim().replace(/^".*"(?=@)/, '')), { error: 'emailSpaces' }),
  ),
  address: filled('address'),
  postal_code: string(),
  city: filled('city'),
  state: string(),
  country: filled('country'),
})

/** Validates the form. Loaded on its first use: see forms/lazy-resolver.ts. */
export const resolver = zodResolver<ContactFields, unknown, ContactFields>(contactSchema)
