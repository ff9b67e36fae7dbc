import { isIPv6 } from 'node:net'

const WINDOW_MS = 60_000
/** So many addresses are remembered a minute; past that the oldest is forgotten, so memory stays bounded. */
const MOST_ADDRESSES = 10_000

/**
 * How an answered look-up fails when a key is guessed: it does not fit, is unknown, or has expired. Many backends call
 * a wrong key wrong input (400, 422); a look-up has no other input.
 */
const FAILED = new Set([400, 403, 404, 410, 422])

export type RateLimit = {
  /** @returns seconds to wait, when this address has used up its tries of the minute */
  secondsToWait: (address: string) => number | undefined
  /** Counts an answer, if it is a failed look-up. */
  note: (address: string, status: number) => void
}

/**
 * Counts failed key look-ups, so that keys cannot be guessed at leisure. Only failures count: a person who opens
 * good links is never stopped.
 * @param most failures allowed per address and minute; 0 = unlimited
 * @param now in ms, for tests
 */
export function createRateLimit(most: number, now: () => number = Date.now): RateLimit {
  const failures = new Map<string, number>()
  let window = 0
  const turn = (): void => {
    const current = Math.floor(now() / WINDOW_MS)
    if (current !== window) failures.clear()
    window = current
  }
  return {
    secondsToWait(address) {
      turn()
      const isUsedUp = most > 0 && (failures.get(network(address)) ?? 0) >= most
      return isUsedUp ? Math.ceil((WINDOW_MS - (now() % WINDOW_MS)) / 1000) : undefined
    },
    note(address, status) {
      if (most === 0 || !FAILED.has(status)) return
      turn()
      const key = network(address)
      const oldest = failures.keys().next().value
      if (failures.size >= MOST_ADDRESSES && !failures.has(key) && oldest !== undefined) failures.delete(oldest)
      failures.set(key, (failures.get(key) ?? 0) + 1)
    },
  }
}

/** One household or host has a whole IPv6 /64, so that is what is counted; an IPv4 address is counted as it is. */
export function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const groups = (part: string | undefined): string[] => part?.split(':').filter(Boolean) ?? []
  const [before, after] = [groups(head), groups(tail)]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const all = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
