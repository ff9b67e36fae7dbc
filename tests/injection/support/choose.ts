import { armed, CLASSES, nameOf, type Payload } from '#tests/injection/payloads/payloads.ts'
import type { Place } from './places.ts'

const BY_CLASS = [...CLASSES.values()]

/** After this many turns, every class has come to every place. */
export const TURNS = BY_CLASS.length

/** Returns the payload of a turn at a place: with each turn another class, and within it another payload. */
function payloadFor(place: Place, turn: number): Payload {
  const own = BY_CLASS[(place.index + turn) % TURNS] ?? []
  const payload = own[(place.index * 7 + Math.floor((place.index + turn) / TURNS)) % own.length]
  if (!payload) throw new Error('A class has no payload')
  return payload
}

/** Pairs of payload and place that were tried, each once, by the name under which the payload reports. */
export type Tried = Set<string>

/** Returns the payload of a turn at a place, ready to report, and notes the pair. */
export function arm(place: Place, turn: number, tried: Tried): string {
  const payload = payloadFor(place, turn)
  const name = nameOf(payload, place.index)
  tried.add(name)
  return armed(payload, name)
}
