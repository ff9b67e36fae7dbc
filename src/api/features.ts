import { FEATURES } from '#lib/feature-names.ts'
import { readFlag } from '#lib/readers.ts'
import { ApiError } from './errors.ts'

/** Whether each feature that was named is on, and whether all others are. */
export type Features = { named: Readonly<Record<string, boolean>>; others: boolean }

/**
 * Reads the features in each form that the specification allows, by themselves or as `features`: a map of flags (section
 * 7), in which an absent one is on, or a list of names (section 3), in which it is off. A flag is
 * on unless it is explicitly false; the console names once those that are neither.
 *
 * @throws {ApiError} `unreadable` for anything else: not knowing is not the same as everything on
 */
export function readFeatures(answer: unknown): Features {
  const isWrapped = isObject(answer) && 'features' in answer
  const given = isWrapped ? answer.features : answer
  if (Array.isArray(given)) return readList(given)
  if (!isObject(given) || (!isWrapped && !isAboutFeatures(given))) throw new ApiError('unreadable')
  const flags = Object.entries(given).map(([name, flag]) => [name, readFlag(flag)] as const)
  const odd = flags.flatMap(([name, flag]) => (flag === undefined ? [name] : []))
  if (odd.length > 0) console.warn(`Neither on nor off in /trade/config, so on: ${odd.join(', ')}`)
  return { named: Object.fromEntries(flags.map(([name, flag]) => [name, flag ?? true])), others: true }
}

function readList(given: readonly unknown[]): Features {
  if (!given.every((name) => typeof name === 'string')) throw new ApiError('unreadable')
  return { named: Object.fromEntries(given.map((name) => [name.trim(), true])), others: false }
}

/** An object by itself may be anything, an error for instance; a map of flags is empty or names a feature. */
function isAboutFeatures(given: object): boolean {
  const names = Object.keys(given)
  return names.length === 0 || FEATURES.some((feature) => names.includes(feature))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
