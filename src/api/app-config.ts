import { queryOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { FEATURE_NAMES, type Feature } from '#lib/feature-names.ts'
import { readFlag } from '#lib/readers.ts'
import { call } from './call.ts'
import { ApiError } from './errors.ts'
import { apiOf } from './query-client.ts'

/** The features of this environment. Read once per page load (specification section 4). */
export function getAppConfig() {
  return queryOptions({
    queryKey: ['getAppConfig'],
    queryFn: async ({ client, signal }) => readFeatures(await call(apiOf(client).GET(paths.getAppConfig, { signal }))),
    meta: { area: 'appConfig' },
  })
}

/** Returns whether a feature is on. Without a configuration, every feature is. */
export function isFeatureOn(features: Features | undefined, feature: Feature): boolean {
  return !features || (features.listed[feature] ?? features.others)
}

/** Whether each listed feature is on, and whether all others are. */
type Features = { listed: Readonly<Record<string, boolean>>; others: boolean }

/**
 * Reads the features in each form that the specification allows, at the top level or in `features`: a map of flags (section
 * 7), where an absent feature is on, or a list of names (section 3), where it is off. A flag is on unless it is explicitly
 * false; unreadable flags are logged.
 *
 * @throws {ApiError} `unreadable` for anything else
 */
export function readFeatures(body: unknown): Features {
  const isWrapped = isObject(body) && 'features' in body
  const features = isWrapped ? body.features : body
  if (Array.isArray(features)) return readList(features)
  if (!isObject(features) || (!isWrapped && !isFlagMap(features))) throw new ApiError('unreadable')
  const flags = Object.entries(features).map(([name, flag]) => [name, readFlag(flag)] as const)
  const unreadable = flags.flatMap(([name, flag]) => (flag === undefined ? [name] : []))
  if (unreadable.length > 0) console.warn(`Unreadable flags in /trade/config, treated as on: ${unreadable.join(', ')}`)
  return { listed: Object.fromEntries(flags.map(([name, flag]) => [name, flag ?? true])), others: true }
}

function readList(names: readonly unknown[]): Features {
  if (!names.every((name) => typeof name === 'string')) throw new ApiError('unreadable')
  return { listed: Object.fromEntries(names.map((name) => [name.trim(), true])), others: false }
}

/** Returns whether an object is empty or contains a known feature. Any other object may be, for example, an error. */
function isFlagMap(map: object): boolean {
  const names = Object.keys(map)
  return names.length === 0 || FEATURE_NAMES.some((feature) => names.includes(feature))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
