import { relative } from 'node:path'
import { lint, loadConfig } from '@redocly/openapi-core'
import { contractNames } from '#mocks/contracts/bundle.ts'
import { placeOf, type Problem } from './problem.ts'
import { shown } from './sources.ts'

type Finding = Awaited<ReturnType<typeof lint>>[number]

/** Rules that the other checks of contracts ask more strictly; here they would only say it twice. */
const ASKED_ELSEWHERE = [
  'no-unresolved-refs',
  'no-unused-components',
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
]

/** What the linter finds, by the rules in redocly.yaml beside the contracts; a contract that is not listed there too. */
export async function lintProblems(folder: string): Promise<Problem[]> {
  const config = await loadConfig({ configPath: `${folder}/redocly.yaml` })
  const listed = Object.keys(config.resolvedConfig.apis ?? {})
  const problems: Problem[] = []
  for (const name of contractNames(folder)) {
    if (!listed.includes(name)) problems.push(notListed(name))
    const findings = await lint({ ref: `${folder}/${name}.yaml`, config: config.forAlias(name) })
    problems.push(...findings.filter(({ ruleId }) => !ASKED_ELSEWHERE.includes(ruleId)).map((one) => asProblem(one)))
  }
  return problems

  function asProblem({ message, ruleId, location: [place], suggest }: Finding): Problem {
    const wish = suggest.length > 0 ? `Did you mean ${suggest.join(' or ')}?` : `Correct it (rule ${ruleId}).`
    return {
      file: shown(relative(folder, place?.source.absoluteRef ?? folder).replaceAll('\\', '/')),
      at: placeOf(place?.pointer ?? ''),
      what: message.trim().replace(/\.$/, ''),
      remedy: wish,
    }
  }
}

function notListed(name: string): Problem {
  return {
    file: shown('redocly.yaml'),
    at: 'apis',
    what: `openapi/${name}.yaml is not listed, so the linter alone would not look at it`,
    remedy: `Add "${name}: { root: ${name}.yaml }".`,
  }
}
