import { FEATURE_NAMES, type Feature } from '#lib/feature-names.ts'

/** Where the pages run. `dev` and `qa` may run without a backend, the others may not. */
export const APP_ENVS = ['dev', 'qa', 'pre', 'srs', 'hrs'] as const

export type AppEnv = (typeof APP_ENVS)[number]

export type Features = Record<Feature, boolean>

const dev = Object.fromEntries(FEATURE_NAMES.map((name) => [name, true])) as Features
const qa: Features = { ...dev, requestUserData: false }
const live: Features = { ...qa, trademark: false, transferIn: false, dls: false, uk: false, intentionallyBroken: false }

/** The features of each environment (specification, section 9). */
export const FEATURES: Record<AppEnv, Features> = { dev, qa, pre: live, srs: live, hrs: live }

/** Returns the body of `GET /trade/config`. */
export function appConfig(appEnv: AppEnv): { features: Features } {
  return { features: FEATURES[appEnv] }
}

/** Returns whether a feature is off; false for a page or operation that belongs to no feature. */
export function isFeatureOff(appEnv: AppEnv, feature: keyof Features | null | undefined): boolean {
  return feature != null && !FEATURES[appEnv][feature]
}
