import { useEffect, useState } from 'react'

/** When waiting needs a word, in milliseconds. */
const PATIENCE_MS = 10_000

/** Whether what has been shown since this part of the page appeared has taken so long that a person wonders. */
export function useLate(): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return late
}
