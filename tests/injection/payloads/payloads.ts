import { ADDRESSES } from './addresses.ts'
import { ELEMENTS } from './elements.ts'
import { PARSING } from './parsing.ts'
import { TEXTS } from './texts.ts'

/**
 * Payloads by class. `%run%` stands for a call to `canary`, `%url%` for a URL without a scheme, `%id%` for the name of
 * the payload, which the call and the URL contain, too.
 */
export type Payloads = Readonly<Record<string, readonly string[]>>

/** Text that would run, fetch or navigate if a browser did not treat it as text. */
export type Payload = { index: number; text: string }

/** All payloads, class by class. */
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

/** After this many turns, every class has been tried at every place. */
export const TURNS = CLASSES.length

/** The names of the payloads tried so far, such as `p3at17`: the indexes of a payload and a place. */
export type PayloadNames = Set<string>

/** Picks and arms the payload for a place, from another class in each turn. */
export function arm(place: number, turn: number, tried: PayloadNames): string {
  const payloads = CLASSES[(place + turn) % TURNS] ?? []
  const payload = payloads[(place * 7 + Math.floor((place + turn) / TURNS)) % payloads.length]
  if (!payload) throw new Error('A class has no payload')
  return armPayload(payload, place, tried)
}

/** Arms a payload: fills in its name, which is also valid as a host label. Records the name. */
export function armPayload({ index, text }: Payload, place: number, tried: PayloadNames): string {
  const name = `p${index}at${place}`
  tried.add(name)
  const run = `canary('${name}')`
  return text
    .replaceAll('%run%', () => run)
    .replaceAll('%url%', () => `//${name}.canary.test/x`)
    .replaceAll('%id%', () => name)
}

/** Returns the place of the first payload name in text, if any. */
export function readPlace(text: string): number | undefined {
  const [, place] = /p\d+at(\d+)/.exec(text) ?? []
  return place === undefined ? undefined : Number(place)
}

/** Appends the payload and place of the first payload name in text, if any. */
export function explain(text: string, places: readonly string[]): string {
  const [, payload, place] = /p(\d+)at(\d+)/.exec(text) ?? []
  if (payload === undefined) return text
  return `${text} — ${JSON.stringify(PAYLOADS[Number(payload)]?.text)}, in ${places[Number(place)]}`
}

/** Converts text for a header, in UTF-8. Replaces line breaks and other control characters, which HTTP cannot send. */
export function headerText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these characters are replaced
  return Buffer.from(text.replaceAll(/[\0-\x08\x0a-\x1f\x7f]/g, '?')).toString('latin1')
}
