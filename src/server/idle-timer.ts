export type IdleTimer = { touch: () => void; stop: () => void }

/**
 * Fires when nothing moved for a while. Not a deadline: a large upload over a slow line may take long, as long as it moves.
 * @param ms 0 = never fires
 */
export function startIdleTimer(ms: number, onIdle: () => void): IdleTimer {
  if (ms === 0) return { touch: () => {}, stop: () => {} }
  const timer = setTimeout(onIdle, ms)
  return { touch: () => void timer.refresh(), stop: () => clearTimeout(timer) }
}
