/** Windows and wordings that registration policies set. A change of policy is a new row, not a change of a page. */
export type Policy = {
  /** First day on which the row holds, UTC. */
  since: string
  source: string
  /** Days in which a transfer is carried out unless it is denied (ICANN Transfer Policy). */
  transferDays: number
  /** Days without a further transfer after a transfer or a change of registrant. */
  lockDays: number
  /** Days that each side of a change of registrant has. */
  tradeDays: number
  /** Days until an unverified registrant's domains are suspended (RAA, WHOIS Accuracy Program). */
  verificationDays: number
  /** Days until the national registry suspends a domain with unproven data (Nominet). */
  dataQualityDays: number
  /** Months that a bill, a statement or a notice may be old to prove an address (Nominet). */
  documentMonths: number
  /** Hours for which the acceptance of a claims notice holds (TMCH functional specification). */
  claimsHours: number
  /** Whether the losing registrar's page may offer to approve at once. */
  transferAwayApproval: boolean
  /** The name of the code that proves the right to transfer. */
  codeName: 'authCode' | 'tac'
}

const POLICIES: readonly [Policy, ...Policy[]] = [
  {
    since: '2016-12-01',
    source: 'ICANN Transfer Policy of 2016-12-01; 2013 RAA; TMCH functional specification (RFC 9361); Nominet',
    transferDays: 5,
    lockDays: 60,
    tradeDays: 7,
    verificationDays: 15,
    dataQualityDays: 30,
    documentMonths: 3,
    claimsHours: 48,
    transferAwayApproval: true,
    codeName: 'authCode',
  },
]

/**
 * The policy in force at a moment; before the first one, the first.
 *
 * @param policies the oldest first
 */
export function policyAt(moment: Date, policies = POLICIES): Policy {
  const at = moment.toISOString()
  // Stryker disable next-line EqualityOperator: as text, a day comes before every moment of it
  return policies.findLast(({ since }) => since <= at) ?? policies[0]
}
