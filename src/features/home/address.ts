import type { Scenario } from '#api/sandbox.ts'
import { type Language, matchLanguage } from '#i18n/negotiate.ts'
import { readDate } from '#lib/dates.ts'
import { readRuntime, type Runtime } from '#lib/runtime.ts'

/** Widths for opening links in a separate window, in pixels. Without a width, links open in this window. */
export const WIDTHS = [360, 768] as const

export const PURPOSES: readonly Scenario['purpose'][] = ['open', 'answered', 'expired', 'error', 'slow']

/** The switches of the gallery that are in its URL's query. The brand switch is part of the host instead. */
export type Switches = {
  /** Words to filter by; all must match. */
  words: string
  flow: string | undefined
  purpose: Scenario['purpose'] | undefined
  language: Language | undefined
  width: (typeof WIDTHS)[number] | undefined
  navigation: Runtime['navigation']
  /** The date (YYYY-MM-DD) for which to select policies; by default today. */
  asOf: string | undefined
}

export type GalleryAddress = Partial<
  Record<'q' | 'flow' | 'purpose' | 'language' | 'width' | 'navigation' | 'asOf', string>
>

/** Reads the switches from the URL's query. Ignores invalid values. */
export function readSwitches({ q, flow, purpose, language, width, navigation, asOf }: GalleryAddress): Switches {
  return {
    words: wordsOf(q ?? ''),
    flow: flow && /^[a-z-]+$/.test(flow) ? flow : undefined,
    purpose: PURPOSES.find((known) => known === purpose),
    language: matchLanguage(language),
    width: WIDTHS.find((known) => String(known) === width),
    navigation: navigation === 'history' || navigation === 'hash' ? navigation : readRuntime().navigation,
    asOf: asOf && /^\d{4}-\d\d-\d\d$/.test(asOf) && readDate(asOf) ? asOf : undefined,
  }
}

/** Writes the switches as a URL query, without defaults. */
export function writeSwitches({ words, flow, purpose, language, width, navigation, asOf }: Switches): GalleryAddress {
  return {
    ...(words && { q: words }),
    ...(flow && { flow }),
    ...(purpose && { purpose }),
    ...(language && { language }),
    ...(width && { width: String(width) }),
    ...(navigation !== readRuntime().navigation && { navigation }),
    ...(asOf && { asOf }),
  }
}

/** Returns the lowercase words of the text, separated by single spaces. */
export function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[a-z0-9-]+/g) ?? []).join(' ')
}

/** Returns the scenarios whose flow, state, title, purpose, fault and statuses contain every word. */
export function matchWords(scenarios: readonly Scenario[], words: string): Scenario[] {
  const terms = words.split(' ').filter(Boolean)
  return scenarios.filter((scenario) => {
    const { flow, state, title, purpose, fault = '', statuses } = scenario
    const text = wordsOf([flow, state, title, purpose, fault, ...statuses].join(' '))
    return terms.every((word) => text.includes(word))
  })
}

export function matchFlow(scenarios: readonly Scenario[], { flow, purpose }: Pick<Switches, 'flow' | 'purpose'>) {
  return scenarios.filter((each) => (!flow || each.flow === flow) && (!purpose || each.purpose === purpose))
}
