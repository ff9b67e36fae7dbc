import { zodResolver } from '@hookform/resolvers/zod'
import { boolean, object, refine } from 'zod/mini'
import type { AcknowledgementValues } from './acknowledgement-form.tsx'

/** No contract knows the acknowledgement: it is asked of the person before acceptance, and not sent. */
const acknowledgementSchema = object({ acknowledged: boolean().check(refine((ticked) => ticked)) })

export const resolver = zodResolver<AcknowledgementValues, unknown, AcknowledgementValues>(acknowledgementSchema)
