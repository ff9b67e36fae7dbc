import { useFormatter } from 'use-intl/react'

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
] as const

/** Returns a function that formats a waiting time, rounded up. The default is one minute. */
export function useWait(): (seconds: number | undefined) => string {
  const format = useFormatter()
  return (seconds = 60) => {
    const [unit, length] = UNITS.find(([, unitLength]) => seconds >= 2 * unitLength) ?? ['second', 1]
    return format.number(Math.ceil(seconds / length), { style: 'unit', unit, unitDisplay: 'long' })
  }
}
