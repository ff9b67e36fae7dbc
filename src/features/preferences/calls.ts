import { consentQuery, getConsent, saveConsent } from '#api/consent.ts'

/** Every call of the preferences. */
export const PREFERENCES_CALLS = { consentQuery, getConsent, saveConsent }
