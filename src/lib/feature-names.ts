/** The feature flags of the specification (section 9). `uk` is data quality; `dls`, the test page of listings. */
export const FEATURE_NAMES = [
  'trade',
  'transferAway',
  'tldInfo',
  'registrant',
  'preview',
  'consent',
  'trademark',
  'transferIn',
  'dls',
  'uk',
  'intentionallyBroken',
  'requestUserData',
] as const

export type Feature = (typeof FEATURE_NAMES)[number]
