import { useEffect, useState } from 'react'
import { now } from '#lib/clock.ts'

/** Longest wait that a timer can hold. */
const LONGEST = 2 ** 31 - 1

/** Draws the page anew when a deadline passes, so that what is over can no longer be answered. */
export function useEndOfTime(deadline: Date | undefined): void {
  const [, redraw] = useState(0)
  const end = deadline?.getTime()
  useEffect(() => {
    if (end === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = end - now().getTime()
      if (left <= 0) redraw((count) => count + 1)
      else timer = setTimeout(wait, Math.min(left, LONGEST))
    }
    wait()
    return () => clearTimeout(timer)
  }, [end])
}
