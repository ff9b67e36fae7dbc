/** A bounded number of slots for work that costs memory, and a bounded queue in front of them. */
export type Slots = {
  /** Returns a function that frees the acquired slot, or undefined when none became free in time. */
  acquire: () => Promise<(() => void) | undefined>
  running: () => number
  waiting: () => number
}

/**
 * @param options.max number of slots
 * @param options.maxWaiting length of the queue; further requests immediately get undefined
 * @param options.waitMs how long a request waits for a slot
 * @param options.onFull called when the queue becomes full, and when it no longer is
 */
export function createSlots(options: {
  max: number
  maxWaiting: number
  waitMs: number
  onFull?: (isFull: boolean) => void
}): Slots {
  const { max, maxWaiting, waitMs, onFull } = options
  let running = 0
  let isFull = false
  const waiting = new Set<() => void>()

  function report(): void {
    if (isFull === waiting.size >= maxWaiting) return
    isFull = !isFull
    onFull?.(isFull)
  }

  function start(): () => void {
    running += 1
    return () => {
      running -= 1
      const [next] = waiting
      next?.()
    }
  }

  function enqueue(): Promise<(() => void) | undefined> {
    return new Promise((resolve) => {
      const leave = (free: (() => void) | undefined): void => {
        clearTimeout(timer)
        waiting.delete(next)
        report()
        resolve(free)
      }
      const next = (): void => leave(start())
      const timer = setTimeout(() => leave(undefined), waitMs)
      waiting.add(next)
      report()
    })
  }

  return {
    acquire: async () => (running < max ? start() : waiting.size < maxWaiting ? enqueue() : undefined),
    running: () => running,
    waiting: () => waiting.size,
  }
}
