import { ADDRESSES } from './addresses.ts'
import { ELEMENTS } from './elements.ts'
import { PARSING } from './parsing.ts'
import { TEXTS } from './texts.ts'

/**
 * Payloads by their class. `%run%` stands for a call of the canary, `%url%` for an address of the canary's without a
 * scheme, `%id%` for the name under which either reports.
 */
export type ByClass = Readonly<Record<string, readonly string[]>>

/** A text that would run, fetch or lead away if it were more than text. */
export type Payload = {
  /** Position in the list of all, and its name in what is reported. */
  index: number
  /** Kind of attack, as the summary counts it. */
  kind: string
  text: string
}

/** Every payload once, by class. */
export const PAYLOADS: readonly Payload[] = Object.entries({ ...ELEMENTS, ...ADDRESSES, ...PARSING, ...TEXTS })
  .flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })))
  .map((payload, index) => ({ index, ...payload }))

/** The classes, each with its payloads. */
export const CLASSES: ReadonlyMap<string, readonly Payload[]> = Map.groupBy(PAYLOADS, ({ kind }) => kind)

/** The domain under which every request of a payload arrives. */
const CANARY_DOMAIN = 'canary.test'

/** The name of a payload at a place in what is reported; it is a label of a host, too. */
export function nameOf(payload: Payload, place: number): string {
  return `p${payload.index}at${place}`
}

/** Reads such a name out of a text: an address, or the argument of the canary. */
export function readName(text: string): { payload: number; place: number } | undefined {
  const [, payload, place] = /p(\d+)at(\d+)/.exec(text) ?? []
  return payload === undefined ? undefined : { payload: Number(payload), place: Number(place) }
}

/** A payload as it is planted, ready to report under a name. */
export function armed({ text }: Payload, name: string): string {
  const run = `canary('${name}')`
  const base64 = (script: string) => Buffer.from(script).toString('base64')
  return text
    .replaceAll('%run%', () => run)
    .replaceAll('%url%', () => `//${name}.${CANARY_DOMAIN}/x`)
    .replaceAll('%base64html%', () => base64(`<script>${run}</script>`))
    .replaceAll('%base64%', () => base64(run))
    .replaceAll('%id%', () => name)
}
