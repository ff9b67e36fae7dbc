import { useState } from 'react'

/** Counts failed attempts; each focuses the error summary. */
export function useAttempts() {
  const [attempt, setAttempt] = useState(0)
  const failed = () => setAttempt((count) => count + 1)
  return {
    attempt,
    failed,
    restart: () => setAttempt(0),
    counted: async (check: Promise<boolean>): Promise<boolean> => {
      const isValid = await check
      if (!isValid) failed()
      return isValid
    },
  }
}
