import { tldTypeOf, type TldType } from '#lib/tld-type.ts'

/**
 * Periods and wordings that policies prescribe for a domain. A period of 0 means that none is prescribed. Add each new
 * policy to `GTLD`.
 */
export type Policy = {
  tldType: TldType
  /** First day in force, UTC. Absent if the date is not known yet. */
  since?: string
  source: string
  /** Days until a transfer is carried out. */
  transferDays: number
  /** Days after a transfer in which the domain cannot be transferred again. */
  lockAfterTransferDays: number
  /** Days after a change of registrant in which the domain cannot be transferred. */
  lockAfterTradeDays: number
  /** Days that each side of a change of registrant has to answer. */
  tradeDays: number
  /** Days in which a registrar must verify contact data. */
  verificationDays: number
  /** Whether the losing registrar must show ICANN's confirmation form. */
  hasConfirmationForm: boolean
  /** Whether the confirmation form names the gaining registrar by its IANA ID and links to ICANN's list of registrars. */
  confirmationNamesRegistrar: boolean
  /** Whether the losing registrar's page may offer immediate approval. */
  transferAwayApproval: boolean
  codeName: 'authCode' | 'tac'
}

/** Days until the registry (Nominet) suspends a domain with unproven data. */
export const DATA_QUALITY_DAYS = 30
/** Maximum age of a bill, a statement or a notice that proves data, in months (Nominet). */
export const DOCUMENT_MONTHS = 3
/** Hours for which an accepted claims notice is valid (TMCH functional specification, RFC 9361). */
export const CLAIMS_HOURS = 48

const GTLD_2016: Policy = {
  tldType: 'gtld',
  since: '2016-12-01',
  source: 'ICANN Transfer Policy of 2016-12-01; WHOIS Accuracy Program Specification of the 2013 RAA',
  transferDays: 5,
  lockAfterTransferDays: 60,
  lockAfterTradeDays: 60,
  tradeDays: 7,
  verificationDays: 15,
  hasConfirmationForm: true,
  confirmationNamesRegistrar: false,
  transferAwayApproval: true,
  codeName: 'authCode',
}

const GTLD: readonly [Policy, ...Policy[]] = [
  GTLD_2016,
  {
    ...GTLD_2016,
    since: '2025-08-21',
    source:
      'ICANN Transfer Policy, updated 2024-02-21, to be complied with by 2025-08-21; WHOIS Accuracy Program Specification of the 2013 RAA',
  },
  {
    ...GTLD_2016,
    since: undefined,
    source: 'GNSO Transfer Policy Review, adopted by the ICANN Board on 2026-06-07, without a date of effect',
    lockAfterTransferDays: 720 / 24, // The policy states 720 hours.
    lockAfterTradeDays: 0,
    tradeDays: 0,
    confirmationNamesRegistrar: true,
    transferAwayApproval: false,
    codeName: 'tac',
  },
]

/** ICANN prescribes nothing: the registry has its own rules, which the backend applies. */
const REGISTRY_RULES: Policy = {
  ...GTLD_2016,
  tldType: 'cctld',
  since: undefined,
  source: 'The registry of the TLD',
  transferDays: 0,
  lockAfterTransferDays: 0,
  lockAfterTradeDays: 0,
  tradeDays: 0,
  verificationDays: 0,
  hasConfirmationForm: false,
}

/** Returns the policy in force for a domain. `isPreview` includes an adopted policy without a date. */
export function policyAt(moment: Date, domain: string | undefined, { isPreview = false } = {}): Policy {
  const tldType = tldTypeOf(domain)
  if (tldType !== 'gtld') return { ...REGISTRY_RULES, tldType }
  const at = moment.toISOString()
  return GTLD.findLast(({ since }) => (since === undefined ? isPreview : since <= at)) ?? GTLD_2016
}
