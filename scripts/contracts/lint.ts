import { join, relative } from 'node:path'
import { BaseResolver, getLineColLocation, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core'
import { contractNames } from '#mocks/contracts/bundle.ts'
import { linePerCause, type Finding } from './line-per-cause.ts'

/**
 * Lints the contracts by the rules in `openapi/redocly.yaml`, which check examples too.
 * @param root Folder of the project
 * @returns A line for each cause, in plain text: `file:line: what is wrong`; none when all is well
 */
export async function lintLines(root: string): Promise<string[]> {
  const config = await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') })
  const resolver = new BaseResolver(config.resolve)
  const findings: Finding[] = []
  const broken = new Set<string>()
  for (const name of contractNames(join(root, 'openapi'))) {
    const ref = join(root, 'openapi', `${name}.yaml`)
    try {
      const problems = await lint({ ref, config: config.forAlias(name), externalRefResolver: resolver })
      findings.push(...problems.map((problem) => findingOf(root, problem)))
    } catch (error) {
      // A file that is no YAML is told as a failure, not as a finding.
      broken.add(wordsOf(root, ref, error as YamlError))
    }
  }
  return [...broken, ...linePerCause(withoutEchoes(findings))]
}

/** A file that cannot be read is told once, and not for every reference to it. */
function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const unread = findings.flatMap(({ message }) => /^Failed to parse: ([^]*)/.exec(message)?.[1] ?? [])
  return findings.filter(({ message }) => !unread.some((reason) => message === `Can't resolve $ref: ${reason}`))
}

function findingOf(root: string, { message, ruleId, location: [place] }: NormalizedProblem): Finding {
  if (!place) return { file: 'openapi', line: 1, message, rule: ruleId }
  return {
    file: fileOf(root, place.source),
    line: getLineColLocation(place).start.line,
    message: message.replaceAll(`${root}/`, ''),
    rule: ruleId,
  }
}

function fileOf(root: string, { absoluteRef }: { absoluteRef: string }): string {
  return relative(root, absoluteRef).replaceAll('\\', '/')
}

interface YamlError extends Error {
  line?: number
  originalError?: { reason?: string }
  source?: { absoluteRef: string }
}

function wordsOf(root: string, ref: string, { message, line, originalError, source }: YamlError): string {
  return `${fileOf(root, source ?? { absoluteRef: ref })}:${line ?? 1}: ${originalError?.reason ?? message}`
}
