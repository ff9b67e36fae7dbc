/** The feature flags of the specification (section 9). */
export const FEATURES = [
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

export type Feature = (typeof FEATURES)[number]
