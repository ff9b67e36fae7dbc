import { useEffect, useState } from 'react'

/** Time until waiting needs an explanation, in milliseconds. */
const PATIENCE_MS = 10_000

export function useLate(): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return late
}
