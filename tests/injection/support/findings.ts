import type { TestInfo } from '@playwright/test'
import { PAYLOADS, readName } from '#tests/injection/payloads/payloads.ts'
import type { Place, Places } from './places.ts'

/** What payloads have done; each entry says which one, from where, and how. */
export type Findings = {
  executions: string[]
  requests: string[]
  navigations: string[]
  /** Elements and attributes that are not the pages' own, whether or not the policy stops them. */
  elements: string[]
}

/** What a test has tried and found, as the summary adds it up. */
export type Counts = Findings & {
  /** Pairs of payload and place, by name. */
  tried: string[]
  /** Pairs of which a page was seen to hold the text. */
  shown: string[]
  documents: number
  visits: number
}

/** The name of the attachment that hands the counts to the summary. */
export const COUNTS = 'counts of injection'

/** Counts of a test that has not begun. */
export function noCounts(): Counts {
  return { executions: [], requests: [], navigations: [], elements: [], tried: [], shown: [], documents: 0, visits: 0 }
}

/** Hands the counts of a test to the summary. */
export async function report(info: TestInfo, counts: Counts): Promise<void> {
  await info.attach(COUNTS, { body: JSON.stringify(counts), contentType: 'application/json' })
}

/** Where a brand says what its pictures are: the only thing that is fetched from elsewhere. */
const PICTURES =
  /^(getBranding|getSystemBranding) 200 .*\/(customer_facing_logo|mwi_avatar|mwi_favicon|logo_url|encoded_logo)$/

/** Whether an image over https may be asked for. Without a payload it is a picture of an example's brand. */
export function isPictureOfBrand(address: string, { all }: Places): boolean {
  if (!address.startsWith('https:')) return false
  const named = readName(address)
  return named === undefined || PICTURES.test(all[named.place]?.name ?? '')
}

/** Writes out what a name in a report stands for. */
export function explain(text: string, { all }: Places): string {
  const named = readName(text)
  if (!named) return text
  const place: Place | undefined = all[named.place]
  const { kind, text: payload } = PAYLOADS[named.payload] ?? { kind: 'unknown', text: '' }
  return `${text} — ${kind}, ${JSON.stringify(payload)}, in ${place?.name}`
}
