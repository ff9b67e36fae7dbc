import { zodResolver } from '@hookform/resolvers/zod'
import { boolean, object, refine } from 'zod/mini'
import type { AcknowledgementValues } from './acknowledgement-form.tsx'

/** Not part of the contract, and not sent. */
const acknowledgementSchema = object({ acknowledged: boolean().check(refine((ticked) => ticked)) })

export const resolver = zodResolver<AcknowledgementValues, unknown, AcknowledgementValues>(acknowledgementSchema)
