import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** So many bytes may pass before their memory is asked back. */
const PASSED_BYTES = 4 * 1024 * 1024

type Collect = (options: { type: 'minor' }) => void

let passed = 0
let collect: Collect | undefined

/**
 * Counts what passes through. Node gives the memory of pieces that have been passed on back only when there are 32 MiB of
 * them, so that a few large uploads would swell the process by that much; asked for it, it takes about a millisecond.
 * Without that possibility the process is larger, and nothing else.
 */
export function notePassed(bytes: number): void {
  passed += bytes
  if (passed < PASSED_BYTES) return
  passed = 0
  collect ??= findCollector()
  collect({ type: 'minor' })
}

function findCollector(): Collect {
  try {
    setFlagsFromString('--expose-gc')
    return runInNewContext('gc') as Collect
  } catch {
    return () => {}
  }
}
