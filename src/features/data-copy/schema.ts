import { zodResolver } from '@hookform/resolvers/zod'
import { maxLength, minLength, object, refine, string } from 'zod/mini'
import { requestReport } from '#lib/api-limits.gen.ts'
import { isDamaged } from '#lib/normalize-text.ts'
import type { DataCopyValues } from './form.tsx'

const limits = requestReport.email_address

/** Validates an email address. Errors are message keys. International addresses (EAI, IDN) are valid. */
const dataCopySchema = object({
  email_address: string().check(
    minLength(limits.minLength, { error: 'missing', abort: true }),
    maxLength(limits.maxLength, { error: 'tooLong', abort: true }),
    refine((value) => !isDamaged(value), { error: 'damaged', abort: true }),
    refine((value) => !/\s/.test(value), { error: 'spaces', abort: true }),
    refine((value) => value.includes('@'), { error: 'noAt', abort: true }),
    refine((value) => value.indexOf('@') === value.lastIndexOf('@'), { error: 'manyAt', abort: true }),
    refine((value) => /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(value), { error: 'incomplete', abort: true }),
  ),
})

export const resolver = zodResolver<DataCopyValues, unknown, DataCopyValues>(dataCopySchema)
