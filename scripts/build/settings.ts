import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { misspelledSettings } from '#server/setting-names.ts'
import { createEnvReader } from '#server/env-reader.ts'
import { wholeNumber } from '#server/setting-values.ts'
import { StartProblem } from '#server/start-problem.ts'

export type BuildSettings = {
  /** Number of earlier releases whose assets are retained. */
  keep: number
  /** The build to copy those assets from; if undefined, the build that is being replaced. */
  oldDist: string | undefined
}

const NAMES = ['ASSETS_KEEP', 'ASSETS_FROM']
const MAX_KEEP = 20

/**
 * Validates the settings of a build (docs/operating.md, "Settings of the build"). Empty variables count as unset.
 * @throws StartProblem that lists each invalid variable, and what is allowed
 */
export function readBuildSettings(env: Readonly<Record<string, string | undefined>>): BuildSettings {
  const reader = createEnvReader(env)
  const keep = reader.value('ASSETS_KEEP', wholeNumber(0, MAX_KEEP, 'earlier releases')) ?? 1
  const oldDist = reader.value('ASSETS_FROM', earlierBuild)
  const candidates = Object.keys(env).filter((name) => name.startsWith('ASSET') && reader.isGiven(name))
  const problems = [...reader.problems, ...misspelledSettings(candidates, NAMES)]
  if (problems.length > 0) throw new StartProblem(problems.join('\n'))
  return { keep, oldDist }
}

/** Accepts a folder that contains `assets/`, or an empty one, which means that there is no earlier release. */
function earlierBuild(value: string): string {
  const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (isFolder(value) && (isFolder(join(value, 'assets')) || readdirSync(value).length === 0)) return value
  throw new RangeError('the folder of an earlier build (the one with assets/ in it), or an empty folder')
}
