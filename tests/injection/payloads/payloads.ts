import { ADDRESSES } from './addresses.ts'
import { ELEMENTS } from './elements.ts'
import { PARSING } from './parsing.ts'
import { TEXTS } from './texts.ts'

/**
 * Payloads by their class. `%run%` stands for a call of `canary`, `%url%` for an address without a scheme, `%id%` for the name
 * under which either reports.
 */
export type ByClass = Readonly<Record<string, readonly string[]>>

/** A text that would run, fetch or lead away if it were more than text. */
export type Payload = { index: number; text: string }

/** Every payload once, each class after the other. */
const PAYLOADS: readonly (Payload & { kind: string })[] = Object.entries({
  ...ELEMENTS,
  ...ADDRESSES,
  ...PARSING,
  ...TEXTS,
})
  .flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })))
  .map((payload, index) => ({ index, ...payload }))

/** The classes, each with its payloads. */
export const CLASSES: readonly (readonly Payload[])[] = [...Map.groupBy(PAYLOADS, ({ kind }) => kind).values()]

/** After this many turns, every class has come to every place. */
export const TURNS = CLASSES.length

/** Pairs of payload and place that were tried, by the name under which the payload reports. */
export type Tried = Set<string>

/** Returns the payload of a turn at a place, ready to report, and notes the pair: with each turn another class. */
export function arm(place: number, turn: number, tried: Tried): string {
  const own = CLASSES[(place + turn) % TURNS] ?? []
  const payload = own[(place * 7 + Math.floor((place + turn) / TURNS)) % own.length]
  if (!payload) throw new Error('A class has no payload')
  return armed(payload, place, tried)
}

/** Returns a payload ready to report from a place, and notes the pair. The name is a label of a host, too. */
export function armed({ index, text }: Payload, place: number, tried: Tried): string {
  const name = `p${index}at${place}`
  tried.add(name)
  const run = `canary('${name}')`
  return text
    .replaceAll('%run%', () => run)
    .replaceAll('%url%', () => `//${name}.canary.test/x`)
    .replaceAll('%id%', () => name)
}

/** Returns the place that a name in a text stands for; undefined where there is no name. */
export function readPlace(text: string): number | undefined {
  const [, place] = /p\d+at(\d+)/.exec(text) ?? []
  return place === undefined ? undefined : Number(place)
}

/** Adds what a name in a text stands for. */
export function explain(text: string, places: readonly string[]): string {
  const [, payload, place] = /p(\d+)at(\d+)/.exec(text) ?? []
  if (payload === undefined) return text
  return `${text} — ${JSON.stringify(PAYLOADS[Number(payload)]?.text)}, in ${places[Number(place)]}`
}

/** A text as a header can hold it, in UTF-8: HTTP has no way to send line breaks and other control characters. */
export function headerText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these characters are what is replaced
  return Buffer.from(text.replaceAll(/[\0-\x08\x0a-\x1f\x7f]/g, '?')).toString('latin1')
}
