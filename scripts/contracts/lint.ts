import { join, relative } from 'node:path'
import { BaseResolver, getLineColLocation, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core'
import { contractNames, yamlProblem } from '#mocks/contracts/bundle.ts'

type Finding = { place: string; message: string; rule: string }

/**
 * Lints the contracts and their examples with the rules in `openapi/redocly.yaml`.
 * @param root Folder of the project
 * @returns A line of text for each distinct problem: `file:line: what is wrong`
 */
export async function lintProblems(root: string): Promise<string[]> {
  const config = await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') })
  const resolver = new BaseResolver(config.resolve)
  const findings: Finding[] = []
  const parseErrors = new Set<string>()
  for (const name of contractNames(join(root, 'openapi'))) {
    const ref = join(root, 'openapi', `${name}.yaml`)
    try {
      const problems = await lint({ ref, config: config.forAlias(name), externalRefResolver: resolver })
      findings.push(...problems.map((problem) => toFinding(root, problem)))
    } catch (error) {
      const { path, line = 1, reason } = yamlProblem(error, ref)
      parseErrors.add(`${relative(root, path)}:${line}: ${reason}`)
    }
  }
  return [...parseErrors, ...linePerCause(withoutEchoes(findings))]
}

/** Removes the repetitions of a file's parse error, which the linter reports at every reference to the file. */
function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const reasons = findings.flatMap(({ message }) => /^Failed to parse: ([^]*)/.exec(message)?.[1] ?? [])
  return findings.filter(({ message }) => !reasons.some((reason) => message === `Can't resolve $ref: ${reason}`))
}

function toFinding(root: string, { message, ruleId, location: [place] }: NormalizedProblem): Finding {
  const file = place ? relative(root, place.source.absoluteRef) : 'openapi'
  const line = place ? getLineColLocation(place).start.line : 1
  return { place: `${file}:${line}`, message: message.replaceAll(`${root}/`, ''), rule: ruleId }
}

/** Returns a line for each message, with its first location: `openapi/a.yaml:7 (and 3 more in openapi/examples/a/)`. */
function linePerCause(findings: readonly Finding[]): string[] {
  const causes = Map.groupBy(findings, ({ rule, message }) => `${message} (${rule})`)
  return [...causes].map(([cause, group]) => {
    const [first, ...others] = [...new Set(group.map(({ place }) => place))]
    const folders = new Set(others.map((place) => place.slice(0, place.lastIndexOf('/') + 1)))
    const more = others.length > 0 ? ` (and ${others.length} more in ${[...folders].join(', ')})` : ''
    return `${first}${more}: ${cause}`
  })
}
