import { zodResolver } from '@hookform/resolvers/zod'
import { array, boolean, object, string } from 'zod/mini'
import type { PreferencesValues } from './values.ts'

const preferencesSchema = object({
  choices: array(object({ uid: string(), ticked: boolean() })),
})

/** Validates the form. Loaded on its first use: see forms/lazy-resolver.ts. */
export const resolver = zodResolver<PreferencesValues, unknown, PreferencesValues>(preferencesSchema)
