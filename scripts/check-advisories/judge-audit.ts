export type Verdict = { is: 'none' | 'some' | 'unknown'; words: string }

/** What `npm audit --json` prints, as far as it is read here. */
type Report = {
  message?: string
  error?: { summary?: string }
  vulnerabilities?: Record<string, { severity: string; range: string }>
}

/** What a release waits for. */
const SERIOUS = ['high', 'critical']

/**
 * Reads the report of `npm audit --json`. npm ends alike for a weakness and for a registry that does not answer.
 * @param output standard output of npm
 * @param errors standard error of npm, told when there is no report
 */
export function judgeAudit(output: string, errors: string): Verdict {
  const { vulnerabilities, message, error } = reportIn(output)
  if (!vulnerabilities) {
    const reason = message ?? error?.summary ?? errors.trim()
    return {
      is: 'unknown',
      words: [
        `The registry could not be asked for advisories: ${reason || 'npm gave no reason'}.`,
        'Ask again where registry.npmjs.org is reached, or give the list of "npm run sbom" to a scanner of your own.',
      ].join('\n'),
    }
  }
  const serious = Object.entries(vulnerabilities).filter(([, { severity }]) => SERIOUS.includes(severity))
  if (serious.length === 0)
    return { is: 'none', words: 'The registry knows of no serious weakness in what is shipped.' }
  return { is: 'some', words: serious.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`).join('\n') }
}

function reportIn(output: string): Report {
  try {
    return JSON.parse(output) as Report
  } catch {
    return {}
  }
}
