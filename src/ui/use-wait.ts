import { useFormatter } from 'use-intl/react'

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
] as const

/** Returns a function that formats a waiting time, rounded up: in hours from two hours, in minutes from two minutes. */
export function useWait(): (seconds: number | undefined) => string {
  const format = useFormatter()
  return (seconds = 60) => {
    const [unit, unitSeconds] = UNITS.find(([, length]) => seconds >= 2 * length) ?? ['second', 1]
    return format.number(Math.ceil(seconds / unitSeconds), { style: 'unit', unit, unitDisplay: 'long' })
  }
}
