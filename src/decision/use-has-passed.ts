import { useEffect, useState } from 'react'
import { now } from '#lib/clock.ts'

const MAX_TIMER_MS = 2 ** 31 - 1

/** Returns whether a moment has passed, by the backend's clock. Renders again when the moment passes. */
export function useHasPassed(end: Date | undefined): boolean {
  const [, redraw] = useState({})
  const time = end?.getTime()
  useEffect(() => {
    if (time === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = time - now().getTime()
      if (left <= 0) redraw({})
      else timer = setTimeout(wait, Math.min(left, MAX_TIMER_MS))
    }
    wait()
    return () => clearTimeout(timer)
  }, [time])
  return time !== undefined && time <= now().getTime()
}
