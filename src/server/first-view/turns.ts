import { setImmediate } from 'node:timers/promises'

/**
 * How long a rendering waits at most after the previous one, so that other work can run. Node accepts one connection
 * per loop iteration: back-to-back renderings would make hundreds of visitors wait. Idle iterations take microseconds.
 */
const MAX_LOOP_ITERATIONS = 10
const MAX_MS = 5

let lastTurn: Promise<void> = Promise.resolve()

/** Resolves when it is this rendering's turn to use the processor: one at a time, with room for other work in between. */
export function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(leaveRoom)
  return lastTurn
}

async function leaveRoom(): Promise<void> {
  const deadline = performance.now() + MAX_MS
  for (let iteration = 0; iteration < MAX_LOOP_ITERATIONS; iteration += 1) {
    await setImmediate()
    if (performance.now() > deadline) return
  }
}
