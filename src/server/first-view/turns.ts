import { setImmediate } from 'node:timers/promises'

/**
 * How long a rendering waits after the previous one, so that other work can run. Node accepts one connection in each turn of
 * the event loop, so back-to-back renderings would keep hundreds of new visitors waiting; an idle turn takes microseconds.
 */
const MAX_LOOP_TURNS = 10
const MAX_MS = 5

let last: Promise<void> = Promise.resolve()

/** Resolves when it is this rendering's turn to use the processor: one at a time, with room for other work in between. */
export function nextTurn(): Promise<void> {
  last = last.then(leaveRoom)
  return last
}

async function leaveRoom(): Promise<void> {
  const end = performance.now() + MAX_MS
  for (let turn = 0; turn < MAX_LOOP_TURNS; turn += 1) {
    await setImmediate()
    if (performance.now() > end) return
  }
}
