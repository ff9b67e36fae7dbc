/** Where the pages run. `dev` and `qa` may run without a backend, the others may not. */
export type AppEnv = 'dev' | 'qa' | 'pre' | 'srs' | 'hrs'

type FeatureFlag =
  | 'trade'
  | 'transferAway'
  | 'tldInfo'
  | 'registrant'
  | 'preview'
  | 'consent'
  | 'trademark'
  | 'transferIn'
  | 'dls'
  | 'uk'
  | 'intentionallyBroken'
  | 'requestUserData'

export type Features = Record<FeatureFlag, boolean>

export const APP_ENVS = ['dev', 'qa', 'pre', 'srs', 'hrs'] as const satisfies readonly AppEnv[]

const ALL_ON: Features = {
  trade: true,
  transferAway: true,
  tldInfo: true,
  registrant: true,
  preview: true,
  consent: true,
  trademark: true,
  transferIn: true,
  dls: true,
  uk: true,
  intentionallyBroken: true,
  requestUserData: true,
}

const QA: Features = { ...ALL_ON, requestUserData: false }

const LIVE: Features = {
  ...QA,
  trademark: false,
  transferIn: false,
  dls: false,
  uk: false,
  intentionallyBroken: false,
}

/** Which views are on where: the table of section 9 of the specification, answered by `GET /trade/config`. */
export const FEATURES: Record<AppEnv, Features> = { dev: ALL_ON, qa: QA, pre: LIVE, srs: LIVE, hrs: LIVE }
