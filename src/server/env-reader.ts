import { misspelledSettings } from './setting-names.ts'
import type { Reader } from './setting-values.ts'
import { StartProblem } from './start-problem.ts'

/** Reads variables one by one and collects the problems, so that all are reported together. */
export function createEnvReader(env: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = []
  const knownNames = new Set<string>()
  const isGiven = (name: string): boolean => env[name] !== undefined && env[name] !== ''
  return {
    problems,
    isGiven,
    /** @param isShown false when the value may contain a secret: then the message does not repeat it */
    value<T>(name: string, reader: Reader<T>, isShown = true): T | undefined {
      knownNames.add(name)
      const text = env[name]
      if (text === undefined || text === '') return undefined
      try {
        return reader(text)
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        const subject = isShown ? `is ${JSON.stringify(text)}, but must` : 'is wrong: it must'
        problems.push(`${name} ${subject} be ${error.message}`)
        return undefined
      }
    },
    /** @throws StartProblem when there are problems, including misspelled names */
    throwIfInvalid(): void {
      problems.push(...misspelledSettings(Object.keys(env).filter(isGiven), [...knownNames]))
      if (problems.length > 0) throw new StartProblem(problems.join('\n'))
    },
  }
}
