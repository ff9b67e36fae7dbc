import type { Attempt } from './trial.ts'

/** What at least must be noticed. */
export const WANTED = 0.95

/** The share of renames that something noticed; those that could not be tried count as unnoticed. */
export function shareOf(attempts: Attempt[]): number {
  return attempts.filter(({ caughtBy }) => caughtBy).length / attempts.length
}

/** The share, by what noticed, and every rename that nothing did. */
export function reportOf(attempts: Attempt[]): string {
  const by = (what: Attempt['caughtBy']) => attempts.filter(({ caughtBy }) => caughtBy === what)
  const lines = by(undefined).map(({ contracts, keys, name, error }) => {
    const reason = error ? `could not be tried: ${error}` : 'nothing noticed'
    return `✗ openapi/${contracts.join(', ')}.yaml ${keys.join(' > ')} > ${name}: ${reason}`
  })
  const caught = attempts.length - lines.length
  const percent = (Math.floor(shareOf(attempts) * 1000) / 10).toFixed(1)
  const sources = `${by('contract tests').length} by contract tests, ${by('types').length} by types alone`
  return [...lines, `${caught} of ${attempts.length} renamed properties noticed (${percent} %): ${sources}.`].join('\n')
}
